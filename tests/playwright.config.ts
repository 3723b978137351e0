import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { getChromiumLaunch } from '#cli/machine/chromium.ts'
import { getRunFolder } from './support/run-folder.ts'

const isTls = process.env.E2E_TLS === '1'

/**
 * Browser journeys. One storefront (the production build) and one simulated backend serve all workers; every test has a
 * world of its own. Timeouts are far above what a journey needs, because a slow machine is no failure.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: `../test-results/${getRunFolder()}`,
  // of golden pages, the only ones; a run never writes them unless it is told to (`npm run golden`)
  snapshotPathTemplate: '{testDir}/golden/pages/{arg}{ext}',
  updateSnapshots: 'none',
  globalSetup: './support/start-shop.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than processors, because journeys also wait: for animations, retries and slow upstreams.
  workers: Number(process.env.E2E_WORKERS ?? availableParallelism() + 1),
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env.CI ? [['line']] : [['list']],
  use: {
    baseURL: process.env.SHOP_ORIGIN,
    // With E2E_TLS=1 the shop has a certificate of its own (support/start-shop.ts).
    ignoreHTTPSErrors: isTls,
    launchOptions: await getChromiumLaunch(),
    // A trace of every test would take a third of two processors.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: isTls ? [] : /https\.spec\.ts/,
      grepInvert: /@phone-only/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      // journeys that a small screen or a finger changes
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
  ],
})
