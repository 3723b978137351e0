import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { refuseBlockedNames } from './app/page/build/blocked-names.ts'
import { checkChunkNames, getSharedChunk } from './app/page/build/client-chunks.ts'
import { deferServerCalls } from './app/page/build/defer-server-calls.ts'
import { keepStyleImports, loadMissingStyles } from './app/page/build/part-styles.ts'
import { recoverStalePages } from './app/page/build/recover-stale-pages.ts'
import { reloadServerChanges } from './app/page/build/reload-server-changes.ts'
import workers from './cli/serve/deploy/wrangler.json' with { type: 'json' }
import { getSecurityHeaders, NO_FRAMES } from './contracts/security-headers.ts'
import { listSources } from './scripts/build/list-sources.ts'

/** Whether this is the Workers build (`BUILD_TARGET=workers vite build`), which goes through nitro. */
const isWorkersBuild = process.env.BUILD_TARGET === 'workers'

/** On Workers, which are reached over TLS only: there they replace the app's headers, and a page has a policy of its own. */
const { 'content-security-policy': _, ...WORKERS_HEADERS } = getSecurityHeaders({ isTls: true })

/** Code that simulates, drives or tests the shop, which the shop must not import. */
const FORBIDDEN = ['**/mocks/**', '**/cli/**', '**/tests/**', '**/scripts/**']

/** Leaves logs of these codes out. */
const withoutLogs = (...codes: readonly string[]) => ({
  onLog(level: Rolldown.LogLevel, log: Rolldown.RollupLog, handler: Rolldown.LogOrStringHandler) {
    if (!codes.includes(log.code ?? '')) handler(level, log)
  },
})

/** Every module of @tanstack/react-router starts with "use client", which this build ignores. */
const CLIENT_DIRECTIVE = 'MODULE_LEVEL_DIRECTIVE'

const shop = defineConfig({
  // It stands in for what React has itself since version 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  environments: {
    client: {
      // What Vite finds while a page loads is optimized anew, and the page is loaded again: what browsers get is listed, by
      // Start and here (cli/dev/optimized-packages.test.ts), and nothing is looked for.
      optimizeDeps: { noDiscovery: true, include: ['web-vitals'] },
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [{ name: getSharedChunk }],
              includeDependenciesRecursively: false,
            },
          },
        },
      },
    },
    // The server imports at once what the browser imports later (app/page/README.md).
    ssr: { build: { rolldownOptions: withoutLogs(CLIENT_DIRECTIVE, 'INEFFECTIVE_DYNAMIC_IMPORT') } },
  },
  build: {
    // Nitro, which has its own folder, sends everything in this one to visitors.
    ...(!isWorkersBuild && { outDir: '.output' }),
    // The lists of what lazy parts import are 2 kB of every first visit, and no page waits for these parts.
    modulePreload: { resolveDependencies: () => [] },
    rolldownOptions: withoutLogs(CLIENT_DIRECTIVE),
  },
  plugins: [
    deferServerCalls(),
    tanstackStart({
      srcDirectory: 'app',
      // A first visit's style is in the page: a file of its own would come one round trip later.
      server: { build: { inlineCss: true } },
      // Nobody reads the generated file, and every command writes it identically.
      router: { enableRouteTreeFormatting: false },
      // The name: Start's own hash is 64 characters that do not compress, and says nothing in a log.
      serverFns: { generateFunctionId: ({ functionName }) => functionName.replace('_createServerFn_handler', '') },
      importProtection: {
        behavior: 'error',
        // `files` replaces Start's own patterns, so they are repeated here.
        client: { files: ['**/*.server.*', ...FORBIDDEN] },
        server: { files: ['**/*.client.*', ...FORBIDDEN] },
      },
    }),
    // Imported only here, because loading it slows every other command down.
    isWorkersBuild
      ? (await import('nitro/vite')).nitro({
          preset: 'cloudflare-module',
          // The same as in wrangler.json, for Nitro's own presets.
          compatibilityDate: '2026-10-01',
          output: { dir: '.output/workers' },
          cloudflare: { exports: './app/durable-objects.ts', wrangler: workers },
          plugins: ['./app/http/cloudflare/missing-files.ts'],
          // Files are served by the platform, without the app.
          routeRules: { '/**': { headers: WORKERS_HEADERS }, '/assets/**': { headers: NO_FRAMES } },
        })
      : [],
    viteReact(),
    keepStyleImports,
    loadMissingStyles(),
    recoverStalePages(),
    reloadServerChanges,
    checkChunkNames,
    refuseBlockedNames,
    isWorkersBuild ? [] : listSources('.output'),
  ],
})

// `npx vitest`, whose mode is test, reads this file and needs none of the shop's plugins.
export default defineConfig(async ({ mode }) =>
  mode === 'test' ? (await import('./tests/vitest.config.ts')).default : shop,
)
