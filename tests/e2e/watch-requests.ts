import { expect, type Page, type Request } from '@playwright/test'

/** How long nothing may be under way, in ms: what clients call an idle network. */
const IDLE_MS = 500

/** Counts the page's open requests; the function resolves once the page is hydrated and there were none for half a second. */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let lastChange = Date.now()
  const note = (change: () => void) => {
    change()
    lastChange = Date.now()
  }
  const onEnd = (request: Request) => note(() => open.delete(request))
  page
    .on('request', (request) => note(() => open.add(request)))
    .on('requestfinished', onEnd)
    .on('requestfailed', onEnd)
  return async () => {
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    note(() => {})
    await expect
      .poll(() => (Date.now() - lastChange < IDLE_MS ? ['too early'] : [...open].map((request) => request.url())))
      .toEqual([])
  }
}
