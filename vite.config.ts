import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The Workers build (`BUILD_TARGET=workers vite build`) goes through nitro; the Node build is plain Start. */
const workers = process.env.BUILD_TARGET === 'workers'

/** Nothing that simulates, drives or tests the shop may be reachable from it. `files` replaces Start's own defaults, so they are repeated. */
const outsiders = ['**/mocks/**', '**/cli/**', '**/tests/**', '**/scripts/**']

type Modules = {
  getModuleInfo: (
    id: string,
  ) => { isEntry: boolean; importers: readonly string[]; importedIds: readonly string[] } | null
}

/** Whether every page needs a module at once: the entry imports it, at whatever distance, and not only later. */
function neededAtOnce(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const module = modules.getModuleInfo(id)
  return (
    module !== null && (module.isEntry || module.importers.some((importer) => neededAtOnce(importer, modules, seen)))
  )
}

/** Whether a module comes from a package and leans on packages only; the framework's entry, which imports the shop, does not. */
function isLibrary(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (seen.has(id)) return true
  seen.add(id)
  const imports = modules.getModuleInfo(id)?.importedIds ?? []
  return id.includes('node_modules') && imports.every((imported) => isLibrary(imported, modules, seen))
}

export default defineConfig({
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // two files for what every page needs, the libraries' and ours, rather than one for each way it is shared
              groups: [
                {
                  name: (id, modules) =>
                    neededAtOnce(id, modules) ? (isLibrary(id, modules) ? 'libraries' : 'shop') : null,
                },
              ],
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
  ],
})
