import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Pact runs apart: consumer tests write the pact files that verification then reads (pact-js cannot do both at once). */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,contracts,mocks,cli,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.pact.test.ts', 'tests/e2e/**'],
          environment: 'node',
          setupFiles: ['tests/support/same-chance.ts'],
          // modules are loaded once a worker, not once a file: a third of the time. So no test may leave anything behind
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: { name: 'pact', include: ['contracts/**/*.pact.test.ts'], environment: 'node', fileParallelism: false },
      },
    ],
  },
})
