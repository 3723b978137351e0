import type { Page } from '@playwright/test'
import { waitForRest } from '#tests/e2e/wait-for-rest.ts'
import { type PageState, readPage } from './read-page.ts'

/** How long a page that never rests is waited for, in ms. */
const REST_MS = 4_000
/** How long nothing may change until a page rests, in ms: less than a journey waits, because every step does. */
const STILL_MS = 150

/** Reads a page that has come to rest. One that goes on to another page while it is read is read again. */
export async function readSettled(page: Page, reading: Parameters<typeof readPage>[1], tries = 3): Promise<PageState> {
  await settle(page, reading.hasScript)
  return readPage(page, reading).catch((error: unknown) => {
    if (tries > 1) return readSettled(page, reading, tries - 1)
    throw error
  })
}

async function settle(page: Page, hasScript: boolean): Promise<void> {
  await page.waitForLoadState('domcontentloaded', { timeout: REST_MS }).catch(() => {})
  if (!hasScript) return page.waitForLoadState('networkidle', { timeout: REST_MS }).catch(() => {})
  const rest = waitForRest(page, STILL_MS).catch(() => {})
  await Promise.race([rest, new Promise((resolve) => setTimeout(resolve, REST_MS))])
}
