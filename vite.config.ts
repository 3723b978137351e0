import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { firstVisitChunk } from './scripts/build/client-chunks.ts'
import { laterServerCalls } from './scripts/build/later-server-calls.ts'

/** The Workers build (`BUILD_TARGET=workers vite build`) goes through nitro; the Node build is plain Start. */
const workers = process.env.BUILD_TARGET === 'workers'

/** Nothing that simulates, drives or tests the shop may be reachable from it. `files` replaces Start's own defaults, so they are repeated. */
const outsiders = ['**/mocks/**', '**/cli/**', '**/tests/**', '**/scripts/**']

/**
 * Vite drops a style sheet of classes that is imported for its looks alone. Markup that only the server draws
 * (`app/ui/kept.tsx`) needs exactly that: its sheet with the page, and none of its code.
 */
const looksCount: Plugin = {
  name: 'looks-count',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
}

export default defineConfig({
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [{ name: firstVisitChunk }],
              includeDependenciesRecursively: false,
            },
          },
        },
      },
    },
  },
  build: {
    outDir: '.output',
    rolldownOptions: {
      onLog(level, log, handler) {
        // "use client" at the head of every @tanstack/react-router module means nothing to this build
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log)
      },
    },
  },
  plugins: [
    laterServerCalls(),
    tanstackStart({
      srcDirectory: 'app',
      // the file is written alike by every command and read by nobody
      router: { enableRouteTreeFormatting: false },
      importProtection: {
        behavior: 'error',
        client: { files: ['**/*.server.*', ...outsiders] },
        server: { files: ['**/*.client.*', ...outsiders] },
      },
    }),
    // only then: loading it costs every other command time
    workers
      ? (await import('nitro/vite')).nitro({
          preset: 'cloudflare-module',
          compatibilityDate: '2026-10-01',
          output: { dir: '.output/workers' },
        })
      : [],
    viteReact(),
    looksCount,
  ],
})
