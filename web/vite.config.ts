import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const here = import.meta.dirname
const pages = join(here, '../src/aegean/server/pages')
/** Whom the dev server asks. */
const server = process.env.AEGEAN_SERVER ?? 'http://127.0.0.1:8000'

/** The server sends these as they are: nothing is compressed while people wait. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir }) {
      const built = dir ?? pages
      for (const name of readdirSync(built, { recursive: true, encoding: 'utf-8' })) {
        const file = join(built, name)
        if (/\.(html|js|css|svg|json|txt)$/.test(name) && statSync(file).isFile()) {
          writeFileSync(file + '.gz', gzipSync(readFileSync(file), { level: 9 }))
        }
      }
    },
  }
}

/** Fonts and libraries that the pages contain come with their licences. */
function licences(): Plugin {
  const packages = {
    svelte: 'LICENSE.md',
    '@fontsource/cinzel': 'LICENSE',
    '@fontsource-variable/source-sans-3': 'LICENSE',
  }
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      const texts = Object.entries(packages).map(
        ([name, file]) => `${name}\n\n${readFileSync(join(here, 'node_modules', name, file), 'utf-8')}`,
      )
      const source = [...texts, '@fluent/bundle\n\nApache-2.0, Project Fluent and its contributors\n'].join('\n\n')
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source })
    },
  }
}

export default defineConfig({
  plugins: [svelte({ configFile: false }), licences(), compressed()],
  resolve: {
    alias: { '@words': join(here, '../src/aegean') },
    // vitest would take Svelte's half for servers
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: pages,
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      // the server lets in sockets of its own pages only, so the dev server speaks in their name
      '/api': { target: server, changeOrigin: true, ws: true, rewriteWsOrigin: true },
      '/health': server,
    },
  },
  // a machine under load may take long
  test: { include: ['tests/**/*.test.ts'], environment: 'node', testTimeout: 60_000, hookTimeout: 60_000 },
})
