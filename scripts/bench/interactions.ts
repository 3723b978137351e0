import { chromium, type Locator, type Page } from '@playwright/test'
import { getChromiumLaunch } from '#cli/machine/chromium.ts'
import { createControlClient } from '#mocks/control/client.ts'
import { startShop } from '../processes.ts'
import { measureInteractions } from './event-timing.ts'
import { type Benchmark, formatMs, formatRange, getMedian, type Measurement } from './measurement.ts'
import { openVisit, settleAndSlowDown } from './open-visit.ts'

/** Performance goals: "INP in the lab at 4x slow-down, under 100 ms each". */
const SLOW_DOWN = 4
const AIM_MS = 100

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

/** The first press of each kind on a freshly opened page, on a slow phone. */
export const interactions: Benchmark = {
  name: 'interactions',
  title: `From a press to the next frame, phone, CPU ${SLOW_DOWN} times slower, median (smallest to largest)`,
  async run({ runs }) {
    const shop = await startShop({ draftPictures: true })
    const browser = await chromium.launch(await getChromiumLaunch())
    const control = createControlClient({ origin: shop.backend })
    /** The slowest event of one visit, in milliseconds. */
    const measure = async ({ path, scenarios = [], prepare, target, text }: Interaction) => {
      const visit = { origin: shop.origin, world: 'bench-interactions', scenarios, options: PHONE }
      const page = await openVisit(browser, control, visit)
      await page.goto(shop.origin + path)
      await settleAndSlowDown(page, SLOW_DOWN)
      await prepare?.(page)
      const [x, y] = await findCentre(target(page))
      const durations = await measureInteractions(page, () =>
        text ? page.keyboard.type(text, { delay: 100 }) : page.touchscreen.tap(x, y),
      )
      await page.context().close()
      return Math.max(...durations)
    }
    try {
      const measurements: Measurement[] = []
      for (const interaction of INTERACTIONS) {
        const durations: number[] = []
        for (let run = 0; run < runs; run++) durations.push(await measure(interaction))
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
