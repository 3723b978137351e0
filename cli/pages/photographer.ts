import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { getEnterUrl } from '../backend/links.ts'
import { getChromiumLaunch } from '../machine/chromium.ts'

/** A page of the running shop, as the visitor of a world sees it. */
type Shot = {
  /** The origin of the shop's simulated backend. */
  backend: string
  shop: string
  world: string
  region?: string | undefined
  /** The path; absent, the page on which the visitor enters. */
  path?: string | undefined
  /** Each gives a picture, without another load of the page. */
  widths: readonly number[]
  height: number
  /** Whether the whole page is shown, not the first screen. */
  isWhole?: boolean | undefined
}

/** A PNG and the words of a page at a width. */
export type View = { width: number; png: Buffer; text: string }
/** What was seen, with the page's status and what the browser logged as errors. */
type Visit = { views: View[]; url: string; status: number; errors: string[] }

export type Photographer = { take(shot: Shot): Promise<Visit>; close(): Promise<void> }

/** A page that does not come to rest is taken as it is. */
const REST_MS = 5_000
/** A page is at rest once two pictures with this time between them are the same. */
const STILL_MS = 500
const MAX_PICTURES = 8

/** A world without changes, in which a new tab fetches fonts, styles and scripts. */
const FRESH_WORLD = 'photographer'

/** A tab whose cache has the shop's files: a first visit shows another font, which would differ by chance. */
type Tab = { page: Page; errors: string[] }

/** Starts the browser of the journeys, which photographs pages of a running shop. Throws a UsageError without a browser. */
export async function createPhotographer(): Promise<Photographer> {
  const launch = await getChromiumLaunch()
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch(launch)
  const idle: Tab[] = []
  return {
    async take(shot) {
      const tab = idle.pop() ?? (await openTab(browser, shot))
      try {
        const visit = await takeIn(tab, shot)
        idle.push(tab)
        return visit
      } catch (error) {
        await tab.page.context().close()
        throw error
      }
    },
    close: () => browser.close(),
  }
}

async function openTab(browser: Browser, shot: Shot): Promise<Tab> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
  // the developer panel's button is no part of the shop
  await context.route('**/panel/client/overlay.ts', (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body: '' }),
  )
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  await enter(page, { ...shot, world: FRESH_WORLD })
  await awaitNetwork(page)
  return { page, errors }
}

async function takeIn({ page, errors }: Tab, shot: Shot): Promise<Visit> {
  const { shop, path, widths, height, isWhole = false } = shot
  errors.length = 0
  await page.context().clearCookies()
  await page.setViewportSize({ width: widths[0] ?? 1280, height })
  let response = await enter(page, shot)
  if (path !== undefined) response = await page.goto(new URL(path, shop).href)
  const views: View[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    // what loads as it comes into view
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await awaitNetwork(page)
    await page.evaluate(() => scrollTo(0, 0))
    views.push({ width, ...(await takeAtRest(page, isWhole)) })
  }
  return { views, url: page.url(), status: response?.status() ?? 0, errors: [...errors] }
}

/** The picture and the words of a page once neither changes. */
async function takeAtRest(page: Page, isWhole: boolean): Promise<Omit<View, 'width'>> {
  const take = async () => ({
    png: await page.screenshot({ fullPage: isWhole, animations: 'disabled', caret: 'hide' }),
    text: await page.evaluate(() => document.body.innerText),
  })
  let view = await take()
  for (let pictures = 1; pictures < MAX_PICTURES; pictures += 1) {
    await wait(STILL_MS)
    const next = await take()
    if (next.text === view.text && next.png.equals(view.png)) return next
    view = next
  }
  return view
}

/** Becomes the visitor of a world and opens the page on which they enter. */
async function enter(page: Page, { backend, shop, world, region }: Shot) {
  const response = await page.goto(getEnterUrl(backend, { world, region }))
  await page.waitForURL((url) => url.origin === new URL(shop).origin && !url.pathname.startsWith('/__spoke'))
  return response
}

const awaitNetwork = (page: Page) => page.waitForLoadState('networkidle', { timeout: REST_MS }).catch(() => {})
