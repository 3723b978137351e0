import type { Page } from '@playwright/test'
import { waitForRest } from '#tests/e2e/wait-for-rest.ts'
import { type PageState, readPage } from './read-page.ts'

/** How long a page that never rests is waited for, in ms. */
const REST_MS = 4_000
/** How long its scripts may take to come, in ms. */
const SCRIPT_MS = 8_000
/** How long nothing may change until a page rests, in ms: less than a journey waits, because every step does. */
const STILL_MS = 150

type Settling = Omit<Parameters<typeof readPage>[1], 'isAtRest'> & {
  /** Whether the tab waits for a response of the shop. */
  isWaiting: () => boolean
}

/** Reads a page that has come to rest. One that goes on to another page while it is read is read again. */
export async function readSettled(page: Page, settling: Settling, tries = 3): Promise<PageState> {
  const isAtRest = await settle(page, settling)
  return readPage(page, { ...settling, isAtRest }).catch((error: unknown) => {
    if (tries > 1) return readSettled(page, settling, tries - 1)
    throw error
  })
}

/** Resolves to whether the page came to rest. */
async function settle(page: Page, { shop, hasScript, isWaiting }: Settling): Promise<boolean> {
  await page.waitForLoadState('domcontentloaded', { timeout: REST_MS }).catch(() => {})
  if (!hasScript) {
    await page.waitForLoadState('networkidle', { timeout: REST_MS }).catch(() => {})
    return !isWaiting()
  }
  const latest = performance.now() + REST_MS
  let [address, isHydrated] = ['', false]
  do {
    address = page.url()
    isHydrated = !address.startsWith(shop) || (await waitForScript(page))
    const rest = waitForRest(page, STILL_MS).catch(() => {})
    await Promise.race([rest, new Promise((resolve) => setTimeout(resolve, REST_MS))])
    // a link pressed last may lead to its page only now
  } while ((isWaiting() || page.url() !== address) && performance.now() < latest)
  return isHydrated && !isWaiting()
}

const waitForScript = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(() => 'hydrated' in document.documentElement.dataset, null, { timeout: SCRIPT_MS })
    .then(
      () => true,
      () => false,
    )
