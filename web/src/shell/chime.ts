/** Two short notes of a lyre: it is your turn. Made here, so there is nothing to load. */

let context: AudioContext | null = null

export function chime(): void {
  try {
    context ??= new AudioContext()
    const now = context.currentTime
    for (const [at, frequency] of [
      [0, 587.33],
      [0.14, 880],
    ] as const) {
      const tone = context.createOscillator()
      const loud = context.createGain()
      tone.type = 'triangle'
      tone.frequency.value = frequency
      loud.gain.setValueAtTime(0, now + at)
      loud.gain.linearRampToValueAtTime(0.16, now + at + 0.015)
      loud.gain.exponentialRampToValueAtTime(0.0001, now + at + 0.7)
      tone.connect(loud).connect(context.destination)
      tone.start(now + at)
      tone.stop(now + at + 0.75)
    }
  } catch {
    // a browser without sound plays on in silence
  }
}
