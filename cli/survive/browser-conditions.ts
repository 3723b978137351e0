import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Page, Route } from '@playwright/test'
import { BLOCKED_NAME } from '#contracts/shop/blocked-names.ts'
import { toWorldBaggage } from '#contracts/world-id.ts'

/** Browsers as people have them. */
export type BrowserCondition =
  | 'no-script'
  | 'late-script'
  | 'no-cookies'
  | 'no-storage'
  | 'full-storage'
  | 'ad-blocker'
  | 'translated'
  | 'large-text'
  | 'small-screen'

/** How late scripts are, and the size of letters of 16 px doubled. */
const LATE_MS = 2_000
const LARGE_PX = 32

/** Makes a context such a browser before its first page; what only a tab has is set by `prepareTab`. */
export async function prepareContext(
  context: BrowserContext,
  { like, shop, world }: { like?: BrowserCondition | undefined; shop: string; world: string },
): Promise<void> {
  if (like === 'no-storage' || like === 'no-cookies') await context.addInitScript(refuseStorage)
  if (like === 'full-storage') await context.addInitScript(fillStorage)
  if (like === 'translated') await context.addInitScript(translatePage)
  if (like === 'ad-blocker')
    await context.route(
      ({ pathname, search }) => BLOCKED_NAME.test(pathname + search),
      (route) => (route.request().isNavigationRequest() ? route.fallback() : route.abort('blockedbyclient')),
    )
  if (like === 'late-script')
    await context.route(/\.m?js(\?|$)/, async (route) => {
      await wait(LATE_MS)
      await route.fallback()
    })
  if (like === 'no-cookies') await refuseCookies(context, shop, world)
}

/** Sets what only a tab of such a browser has. */
export async function prepareTab(page: Page, like: BrowserCondition | undefined): Promise<void> {
  if (like !== 'large-text' && like !== 'no-cookies') return
  const session = await page.context().newCDPSession(page)
  if (like === 'no-cookies') await session.send('Emulation.setDocumentCookieDisabled', { disabled: true })
  else await session.send('Page.setFontSizes', { fontSizes: { standard: LARGE_PX, fixed: LARGE_PX } })
}

/** The world comes with a header instead of a cookie. */
async function refuseCookies(context: BrowserContext, shop: string, world: string): Promise<void> {
  await context.clearCookies()
  await context.setExtraHTTPHeaders({ baggage: toWorldBaggage(world) })
  await context.route(
    (url) => url.origin === shop,
    (route) => sendWithoutCookies(route, context),
  )
}

/** Sends a request, and its response, without cookies. Does nothing once the page or the browser is closed. */
export async function sendWithoutCookies(route: Route, context: BrowserContext): Promise<void> {
  try {
    const { cookie: _cookie, ...headers } = await route.request().allHeaders()
    const response = await route.fetch({ headers, maxRedirects: 0 })
    const { 'set-cookie': _setCookie, ...rest } = response.headers()
    await context.clearCookies()
    await route.fulfill({ response, headers: rest })
  } catch {
    await route.abort().catch(() => {})
  }
}

/** Runs in the page: storage that the browser's settings refuse throws when it is read. */
export function refuseStorage() {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
}

/** Runs in the page: storage has no room left. */
export function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

/** Runs in the page: Chrome's translation. Each text node is replaced by another one in two <font> elements, after the page has loaded. */
function translatePage() {
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode
      const parent = text.parentElement
      if (!(text instanceof Text) || !parent || parent.localName === 'font' || !text.data.trim()) continue
      if (!parent.closest('script, style, textarea, noscript, title, [translate=no]')) texts.push(text)
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.append(text.data)
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  addEventListener('load', () => {
    // Chrome asks a service first, by when scripts have taken the page over
    setTimeout(() => {
      translate()
      new MutationObserver(translate).observe(document.body, { subtree: true, childList: true, characterData: true })
    }, 1_000)
  })
}
