import { type Browser, chromium, type Page } from '@playwright/test'
import { type ControlClient, createControlClient } from '#mocks/control/client.ts'
import { getChromiumLaunch } from '#tests/support/chromium.ts'
import { startShop } from '../processes.ts'
import { measureInteractions } from './event-timing.ts'
import { type Benchmark, formatMs, getPercentile, type Measurement } from './measurement.ts'
import { openVisit, settleAndSlowDown } from './open-visit.ts'

/** Performance goals: "every interaction under 100 ms at 4x CPU slow-down". */
const SLOW_DOWN = 4
const LIMIT_MS = 100
const CLICKS = 10
/** The latency of Shopify, so that clicks are faster than its responses. */
const LATENCY_MS = 300

const CARTS = [
  { lines: 1, scenario: 'cart-with-lines' },
  { lines: 100, scenario: 'hundred-lines' },
] as const

/** The interaction latency of the cart page on a slow phone, with 1 line and with 100. */
export const cartPage: Benchmark = {
  name: 'cart-page',
  title: `Cart page, CPU ${SLOW_DOWN} times slower`,
  async run() {
    const shop = await startShop()
    const browser = await chromium.launch(await getChromiumLaunch())
    const control = createControlClient({ origin: shop.backend })
    try {
      const measurements: Measurement[] = []
      for (const cart of CARTS) measurements.push(...(await measure(browser, control, shop.origin, cart)))
      return measurements
    } finally {
      await browser.close()
      await shop.stop()
    }
  },
}

/** The centre of the first button with a name. Found before the click, because a locator costs the slowed page more than the click. */
async function findButton(page: Page, name: RegExp): Promise<[x: number, y: number]> {
  const button = page.getByRole('button', { name }).first()
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (!box) throw new Error(`The page has no button ${name}.`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}

async function measure(
  browser: Browser,
  control: ControlClient,
  origin: string,
  { lines, scenario }: (typeof CARTS)[number],
): Promise<Measurement[]> {
  const world = `bench-cart-${lines}`
  const visit = { origin, world, scenarios: [scenario], latencyMs: LATENCY_MS }
  const page = await openVisit(browser, control, visit)
  const startedAt = Date.now()
  await page.goto(`${origin}/cart`)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const hydratedMs = Date.now() - startedAt
  await settleAndSlowDown(page, SLOW_DOWN)

  const increase = await findButton(page, /^Increase/)
  const quantityDurations = await measureInteractions(page, async () => {
    for (let click = 0; click < CLICKS; click++) await page.mouse.click(...increase)
  })
  await page.getByText('Cart totals updated').waitFor({ state: 'attached' })
  const mutations = await control.journal(world, { kind: 'request', operation: 'cartLinesUpdate' })
  const remove = await findButton(page, /^Remove /)
  const removalDurations = await measureInteractions(page, () => page.mouse.click(...remove))
  await page.context().close()
  const what = `${lines} ${lines === 1 ? 'line' : 'lines'}: `
  const getSlowest = (times: readonly number[]) => getPercentile(times, 1)
  const limit = formatMs(LIMIT_MS)
  return [
    { what: `${what}page hydrated`, value: formatMs(hydratedMs), limit: '' },
    {
      what: `${what}slowest of ${CLICKS} quantity clicks`,
      value: formatMs(getSlowest(quantityDurations)),
      limit,
      isMet: getSlowest(quantityDurations) <= LIMIT_MS,
    },
    {
      what: `${what}mutations for these clicks`,
      value: String(mutations.length),
      limit: 'fewer than clicks',
      isMet: mutations.length < CLICKS,
    },
    {
      what: `${what}removal`,
      value: formatMs(getSlowest(removalDurations)),
      limit,
      isMet: getSlowest(removalDurations) <= LIMIT_MS,
    },
  ]
}
