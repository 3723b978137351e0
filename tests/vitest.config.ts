import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))

/** No test fails because its machine is slow: what the product promises in seconds is a test's own assertion. */
const PATIENCE_MS = 300_000

/** Pact is a project of its own: consumer tests write the pact files that verification reads, and pact-js cannot do both at once. */
export default defineConfig({
  root,
  test: {
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
    // a second by default
    expect: { poll: { timeout: PATIENCE_MS } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,contracts,mocks,cli,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.pact.test.ts', 'tests/e2e/**'],
          environment: 'node',
          setupFiles: ['tests/support/use-seed.ts'],
          // Loads modules once per worker instead of once per file, which takes a third of the time; tests must leave nothing behind.
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
