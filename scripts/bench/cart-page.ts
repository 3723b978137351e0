import { type Browser, chromium, type Page } from '@playwright/test'
import { type ControlClient, createControlClient } from '#mocks/control/client.ts'
import { getChromiumLaunch } from '#tests/support/chromium.ts'
import { startShop } from '../processes.ts'
import { measureInteractions } from './event-timing.ts'
import { getPressTimes, traceMainThread } from './main-thread.ts'
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

/** The work and the latency of presses on the cart page on a slow phone, with 1 line and with 100. */
export const cartPage: Benchmark = {
  name: 'cart-page',
  title: `Cart page, CPU ${SLOW_DOWN} times slower: the main thread's processor time, and wall time, which other work lengthens`,
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

type Presses = { first: number; slowest: number; removal: number; hydratedMs: number; mutations: number }

/** Opens a cart, clicks its first line's quantity up and removes the line. `measureClicks` returns milliseconds for each click. */
async function press(
  page: Page,
  control: ControlClient,
  { url, world, rate }: { url: string; world: string; rate: number },
  measureClicks: (page: Page, act: () => Promise<void>) => Promise<readonly number[]>,
): Promise<Presses> {
  const startedAt = Date.now()
  await page.goto(url)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const hydratedMs = Date.now() - startedAt
  await settleAndSlowDown(page, rate)

  const increase = await findButton(page, /^Increase/)
  const clicks = await measureClicks(page, async () => {
    for (let click = 0; click < CLICKS; click++) await page.mouse.click(...increase)
  })
  await page.getByText('Basket totals updated').waitFor({ state: 'attached' })
  const mutations = await control.journal(world, { kind: 'request', operation: 'cartLinesUpdate' })
  const remove = await findButton(page, /^Remove /)
  const removals = await measureClicks(page, () => page.mouse.click(...remove))
  await page.context().close()
  const [first = Number.NaN] = clicks
  return {
    first,
    slowest: getPercentile(clicks, 1),
    removal: getPercentile(removals, 1),
    hydratedMs,
    mutations: mutations.length,
  }
}

/** Milliseconds of processor time for each click, at full speed times the slow-down, whose loop would count as work. */
async function measureProcessorTime(page: Page, act: () => Promise<void>): Promise<readonly number[]> {
  await page.evaluate(() => {
    addEventListener('pointerdown', () => performance.mark('press'), { capture: true })
    addEventListener('click', () => requestAnimationFrame(() => performance.mark('frame')), { capture: true })
  })
  const trace = await traceMainThread(page, async () => {
    await act()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))))
  })
  return getPressTimes(trace).map((ms) => ms * SLOW_DOWN)
}

async function measure(
  browser: Browser,
  control: ControlClient,
  origin: string,
  { lines, scenario }: (typeof CARTS)[number],
): Promise<Measurement[]> {
  const visit = async (rate: number, measureClicks: Parameters<typeof press>[3]) => {
    const world = `bench-cart-${lines}-${rate}`
    const page = await openVisit(browser, control, { origin, world, scenarios: [scenario], latencyMs: LATENCY_MS })
    return press(page, control, { url: `${origin}/cart`, world, rate }, measureClicks)
  }
  const processor = await visit(1, measureProcessorTime)
  const wall = await visit(SLOW_DOWN, measureInteractions)
  const what = `${lines} ${lines === 1 ? 'line' : 'lines'}: `
  const toMeasurement = (name: string, key: 'first' | 'slowest' | 'removal'): Measurement => ({
    what: what + name,
    value: `${formatMs(processor[key])}, wall ${formatMs(wall[key])}`,
    limit: formatMs(LIMIT_MS),
    isMet: processor[key] <= LIMIT_MS,
  })
  return [
    { what: `${what}page hydrated`, value: formatMs(wall.hydratedMs), limit: '' },
    toMeasurement('first quantity click', 'first'),
    toMeasurement(`slowest of ${CLICKS} quantity clicks`, 'slowest'),
    {
      what: `${what}mutations for these clicks`,
      value: String(wall.mutations),
      limit: 'fewer than clicks',
      isMet: wall.mutations < CLICKS,
    },
    toMeasurement('removal', 'removal'),
  ]
}
