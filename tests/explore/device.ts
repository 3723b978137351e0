import type { Browser, BrowserContext, ConsoleMessage, Page, Request, Response } from '@playwright/test'
import { COOKIE } from '#contracts/shop/visitor.ts'
import { enterWorld } from '#mocks/package/enter-world.ts'
import type { VisitorState } from '#mocks/world/visitor.ts'
import { recordLayoutShifts } from '#tests/e2e/layout-shift.ts'
import { CONDITIONS } from '#tests/support/conditions/conditions.ts'
import type { Setting } from './step.ts'

/** A response that a browser received, with its body where that is a page or a response to its script. */
type Received = { url: string; status: number; ms: number; cacheControl: string; body: string }
/** The errors and responses of a browser since they were read last. */
export type BrowserLog = { errors: string[]; received: Received[] }

/** A browser with its own state, and its tabs. */
export type Device = {
  context: BrowserContext
  getTab(tab: number): Page
  openTab(): Promise<Page>
  /** Whether a tab waits for a page, a script or an answer of the shop. */
  isWaiting(page: Page): boolean
  takeBrowserLog(): Promise<BrowserLog>
  close(): Promise<void>
}

type DeviceOptions = { browser: Browser; shop: string; world: string; setting: Setting; visitor: VisitorState | null }

/** Opens a browser in a world. Without a visitor it is a stranger's. */
export async function openDevice({ browser, shop, world, setting, visitor }: DeviceOptions): Promise<Device> {
  const { conditions, isPhone } = setting
  const context = await browser.newContext({
    baseURL: shop,
    locale: 'en-GB',
    viewport: isPhone ? { width: 360, height: 740 } : { width: 1280, height: 800 },
    isMobile: isPhone,
    hasTouch: isPhone,
    javaScriptEnabled: !conditions.includes('no-script'),
  })
  // a stranger has not answered the notice about cookies, and reads the newsletter's prompt
  if (visitor)
    await context.addCookies([
      { name: COOKIE.privacyConsent, value: 'necessary', url: shop },
      { name: COOKIE.hideNewsletterPrompt, value: 'true', url: shop },
    ])
  const nobody = { cookies: [], localStorage: {}, sessionStorage: {} }
  await enterWorld(context, { worldId: world, visitor: visitor ?? nobody, origins: [shop] })
  // no button of the developer panel, which is no part of the shop
  await context.route('**/panel/client/overlay.ts', (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body: '' }),
  )
  const tabs: Page[] = []
  const errors: string[] = []
  const received: Promise<Received | null>[] = []
  const waiting = new Map<Page, Set<Request>>()
  const device: Device = {
    context,
    getTab: (tab) => tabs[Math.min(tab, tabs.length - 1)] as Page,
    async openTab() {
      const page = await context.newPage()
      await recordLayoutShifts(page)
      for (const condition of conditions) await CONDITIONS[condition](page, world)
      page.on('console', (message) => isError(message) && errors.push(`${message.text()} ${message.location().url}`))
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('response', (response) => isOfShop(response, shop) && received.push(readResponse(response)))
      // nothing is searched in what a link opens beside the shop
      page.on('popup', (popup) => void popup.close().catch(() => {}))
      // a form that is not sent asks whether it may be left
      page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
      waiting.set(page, watchRequests(page, shop))
      tabs.push(page)
      return page
    },
    isWaiting: (page) => (waiting.get(page)?.size ?? 0) > 0,
    async takeBrowserLog() {
      const bodies = await Promise.all(received.splice(0))
      return { errors: errors.splice(0), received: bodies.filter((response) => response !== null) }
    },
    close: () => context.close(),
  }
  await device.openTab()
  return device
}

/** The requests to the shop that have no answer yet, of those that change what a page shows. */
function watchRequests(page: Page, shop: string): Set<Request> {
  const waiting = new Set<Request>()
  const end = (request: Request) => void waiting.delete(request)
  page.on('request', (request) => {
    if (request.url().startsWith(shop) && WAITED_FOR.includes(request.resourceType())) waiting.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return waiting
}
const WAITED_FOR = ['document', 'script', 'fetch', 'xhr']

const isError = (message: ConsoleMessage) =>
  message.type() === 'error' || message.text().includes('The policy is report-only')

const isOfShop = (response: Response, shop: string) =>
  response.url().startsWith(shop) && ['document', 'fetch', 'xhr'].includes(response.request().resourceType())

async function readResponse(response: Response): Promise<Received | null> {
  // a page that is left takes the bodies of its responses with it
  const body = await Promise.race([
    response.text().catch(() => ''),
    new Promise<string>((resolve) => setTimeout(resolve, 2_000, '')),
  ])
  const { requestStart, responseStart } = response.request().timing()
  return {
    url: response.url(),
    status: response.status(),
    ms: responseStart < 0 ? 0 : responseStart - Math.max(0, requestStart),
    cacheControl: response.headers()['cache-control'] ?? '',
    body,
  }
}
