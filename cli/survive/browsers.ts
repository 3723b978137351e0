import type { Browser, BrowserContext } from '@playwright/test'
import { WORLD_COOKIE } from '#contracts/shop/visitor.ts'
import { type BrowserCondition, prepareContext } from './browser-conditions.ts'

/** The devices on which every behaviour happens. */
export const DEVICES = {
  phone: { viewport: { width: 390, height: 800 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false },
} as const
export type DeviceName = keyof typeof DEVICES

type Opening = {
  browser: Browser
  shop: string
  world: string
  device: DeviceName
  like?: BrowserCondition | undefined
}

/** Opens a browser with its conditions in a world. */
export async function openBrowser({ browser, shop, world, device, like }: Opening): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...DEVICES[device],
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ignoreHTTPSErrors: true,
    javaScriptEnabled: like !== 'no-script',
    ...(like === 'small-screen' && { viewport: { width: 320, height: 568 } }),
  })
  await context.addCookies([{ name: WORLD_COOKIE, value: world, url: shop }])
  // the button of the developer panel is no part of the shop
  await context.route('**/panel/client/overlay.ts', (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body: '' }),
  )
  await prepareContext(context, { like, shop, world })
  return context
}
