import { chromium, type Locator, type Page } from '@playwright/test'
import { getChromiumLaunch } from '#cli/machine/chromium.ts'
import { createControlClient } from '#mocks/control/client.ts'
import { startShop } from '../processes.ts'
import { traceToNextFrame } from './main-thread.ts'
import { type Benchmark, formatMs, formatRange, getMedian } from './measurement.ts'
import { openVisit, waitUntilIdle } from './open-visit.ts'
import { measureSlowDown } from './slow-down.ts'

/** Performance goals: the next frame after a press in under 100 ms each, calibrated. */
const AIM_MS = 100
/** How long the page works on after its frame. Milliseconds. */
const AFTER_MS = 300

const PRODUCT = '/products/heroes-navy?w=34&b=B&l=32'
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

type Interaction = {
  what: string
  path: string
  scenarios?: readonly string[]
  /** What comes before, unmeasured. */
  prepare?: (page: Page) => Promise<void>
  /** What is tapped. */
  target: (page: Page) => Locator
  /** What is then typed instead, letter by letter. */
  text?: string
}

const openSearch = async (page: Page) => {
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).tap()
  await page.getByRole('searchbox').waitFor()
}

const openFilters = async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: 'Filter' }).tap()
  await page.locator('form[popover]').waitFor({ state: 'visible' })
}

const INTERACTIONS: readonly Interaction[] = [
  { what: 'add to basket', path: PRODUCT, target: (page) => page.getByRole('button', { name: 'Add to basket' }) },
  {
    what: 'size',
    path: PRODUCT,
    target: (page) => page.getByRole('radiogroup', { name: 'Waist' }).locator('label[data-state=available]').first(),
  },
  {
    what: 'colour',
    path: PRODUCT,
    target: (page) => page.getByRole('navigation', { name: 'Colour' }).getByRole('link').last(),
  },
  {
    what: 'quantity',
    path: '/cart',
    scenarios: ['cart-with-lines'],
    target: (page) => page.getByRole('button', { name: /^Increase/ }),
  },
  {
    what: 'filter',
    path: '/collections/tops',
    prepare: openFilters,
    target: (page) => page.locator('input[name=s][value="M"]').locator('..'),
  },
  { what: 'menu', path: '/', target: (page) => page.getByRole('banner').getByRole('link', { name: 'Menu' }) },
  { what: 'cart drawer', path: '/', target: (page) => page.getByRole('banner').getByRole('link', { name: /^Basket/ }) },
  {
    what: 'search as you type',
    path: '/',
    prepare: openSearch,
    target: (page) => page.getByRole('searchbox'),
    text: 'chino',
  },
]

/**
 * The first press of each kind on a freshly opened page. Processor time, which is the same on a busy machine; Interaction to
 * Next Paint adds what the main thread waits for the screen, at most two frames.
 */
export const interactions: Benchmark = {
  name: 'interactions',
  title: 'Processor time from a press to the end of the next frame, phone, median (smallest to largest)',
  async run({ runs }) {
    const shop = await startShop({ draftPictures: true })
    const browser = await chromium.launch(await getChromiumLaunch())
    const control = createControlClient({ origin: shop.backend })
    /** The slowest input of one visit, in milliseconds. */
    const measure = async ({ path, scenarios = [], prepare, target, text }: Interaction) => {
      const visit = { origin: shop.origin, world: 'bench-interactions', scenarios, options: PHONE }
      const page = await openVisit(browser, control, visit)
      await page.goto(shop.origin + path)
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
      await waitUntilIdle(page)
      await prepare?.(page)
      await waitUntilIdle(page)
      const [x, y] = await findCentre(target(page))
      const ms = await traceToNextFrame(page, async () => {
        await (text ? page.keyboard.type(text, { delay: 100 }) : page.touchscreen.tap(x, y))
        await page.waitForTimeout(AFTER_MS)
      })
      await page.context().close()
      return ms
    }
    try {
      const { slowDown, measurement } = await measureSlowDown(browser)
      const measurements = [measurement]
      for (const interaction of INTERACTIONS) {
        const durations: number[] = []
        for (let run = 0; run < runs; run++) durations.push(slowDown * (await measure(interaction)))
        const isMet = getMedian(durations) < AIM_MS
        const value = formatRange(durations, formatMs)
        measurements.push({ what: interaction.what, value, limit: `under ${formatMs(AIM_MS)}`, isMet })
      }
      return measurements
    } finally {
      await browser.close()
      await shop.stop()
    }
  },
}

/** Where an element is. Found before it is pressed, because finding it costs the slowed page more than the press. */
async function findCentre(target: Locator): Promise<[x: number, y: number]> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`The page shows nothing at ${target}.`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}
