// How much a browser loads to show the first page: html, scripts and styles as they are sent, without fonts and art.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const LIMIT = 150_000
const pages = join(import.meta.dirname, '../../src/aegean/server/pages')
// Asked for at once though imported later: the words of one language.
const AT_ONCE = /src\/text\/(en|es)\.ts$/

const manifest = JSON.parse(readFileSync(join(pages, '.vite/manifest.json'), 'utf-8'))
const sent = (file) => statSync(join(pages, file + '.gz')).size

function files(key, seen = new Set()) {
  if (seen.has(key)) return []
  seen.add(key)
  const chunk = manifest[key]
  return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap((next) => files(next, seen))]
}

const sum = (list) => [...new Set(list)].reduce((all, file) => all + sent(file), 0)
const entry = files('index.html')
const words = Object.keys(manifest).filter((key) => AT_ONCE.test(key))
const most = Math.max(...words.map((key) => sum(files(key).filter((file) => !entry.includes(file)))))
const total = sent('index.html') + sent('theme.js') + sum(entry) + most

console.log(`first load: ${(total / 1000).toFixed(1)} kB gzipped of ${LIMIT / 1000} kB allowed`)
for (const file of new Set(entry)) console.log(`  ${(sent(file) / 1000).toFixed(1)} kB ${file}`)
console.log(`  ${(most / 1000).toFixed(1)} kB words of one language`)
if (!(total <= LIMIT)) process.exit(1)
