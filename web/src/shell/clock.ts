/** Time left, as people read it: 12:05, 1:02:09, 2 d 3 h. */
export function clockText(milliseconds: number): string {
  const all = Math.max(0, Math.ceil(milliseconds / 1000))
  const days = Math.floor(all / 86_400)
  const hours = Math.floor(all / 3600) % 24
  const minutes = Math.floor(all / 60) % 60
  const two = (value: number): string => String(value).padStart(2, '0')
  if (days) return `${days} d ${hours} h`
  if (hours) return `${hours}:${two(minutes)}:${two(all % 60)}`
  return `${minutes}:${two(all % 60)}`
}
