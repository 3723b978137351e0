import { type Browser, chromium, type Page } from '@playwright/test'
import { getChromiumLaunch } from '#cli/machine/chromium.ts'
import { createControlClient } from '#mocks/control/client.ts'
import { startShop } from '../processes.ts'
import { ENLARGED_COLLECTION, startEnlargedShop } from './enlarged-shop.ts'
import { traceMainThread } from './main-thread.ts'
import { type Benchmark, formatKilobytes, formatMs, getMedian, type Measurement } from './measurement.ts'
import { openVisit, waitUntilIdle } from './open-visit.ts'

const PRODUCT_COUNTS = [10, 50, 100, 250, 500, 1_000, 2_000, 5_000]
/** The shop shows a hundred lines at most (spec 9), so the last is to cost what the one before does. */
const LINE_COUNTS = [1, 10, 25, 50, 100, 250]
const SLOW_DOWN = 4
/** Longer tasks block. Milliseconds. */
const LONG_TASK_MS = 50
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** `workMs`: the main thread's processor time, as if the processor were slower; `blockingMs`: what tasks take above LONG_TASK_MS. */
type Cost = { htmlBytes: number; elements: number; workMs: number; blockingMs: number }
type Row = { count: number; cost: Cost }

/** How the cost of a page grows with what it shows: elements, and the main thread's work and blocking tasks. */
export const growth: Benchmark = {
  name: 'growth',
  title: `How cost grows, phone: document, elements, and the main thread's processor time and blocking time with a CPU ${SLOW_DOWN} times slower`,
  async run({ runs }) {
    const browser = await chromium.launch(await getChromiumLaunch())
    try {
      const collections = await measureCollections(browser, runs)
      const carts = await measureCarts(browser, runs)
      return [
        ...collections.map((row) => toMeasurement(row, 'products')),
        ...carts.map((row) => toMeasurement(row, 'lines')),
      ]
    } finally {
      await browser.close()
    }
  },
}

async function measureCollections(browser: Browser, runs: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const count of PRODUCT_COUNTS) {
    const shop = await startEnlargedShop(count)
    try {
      const open = () => browser.newPage(PHONE)
      rows.push({ count, cost: await measureCost(open, shop.origin + ENLARGED_COLLECTION, runs) })
    } finally {
      await shop.stop()
    }
  }
  return rows
}

async function measureCarts(browser: Browser, runs: number): Promise<Row[]> {
  const shop = await startShop({ draftPictures: true })
  const control = createControlClient({ origin: shop.backend })
  const rows: Row[] = []
  try {
    for (const count of LINE_COUNTS) {
      const scenarios = [{ name: 'hundred-lines', params: { lines: count } }]
      const visit = { origin: shop.origin, world: `bench-growth-${count}`, scenarios, options: PHONE }
      const open = () => openVisit(browser, control, visit)
      rows.push({ count, cost: await measureCost(open, `${shop.origin}/cart`, runs) })
    }
  } finally {
    await shop.stop()
  }
  return rows
}

/** The median cost of loading a page until it is idle, after one load that fills the server's caches. */
async function measureCost(open: () => Promise<Page>, url: string, runs: number): Promise<Cost> {
  const costs: Cost[] = []
  for (let run = 0; run <= runs; run++) {
    const page = await open()
    costs.push(await loadPage(page, url))
    await page.context().close()
  }
  const pick = (key: keyof Cost) => getMedian(costs.slice(1).map((cost) => cost[key]))
  return {
    htmlBytes: pick('htmlBytes'),
    elements: pick('elements'),
    workMs: pick('workMs'),
    blockingMs: pick('blockingMs'),
  }
}

async function loadPage(page: Page, url: string): Promise<Cost> {
  const loaded = { htmlBytes: Number.NaN, elements: Number.NaN }
  const tasks = await traceMainThread(page, async () => {
    const response = await page.goto(url)
    loaded.htmlBytes = (await response?.body())?.length ?? Number.NaN
    loaded.elements = await page.evaluate(() => document.querySelectorAll('*').length)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await waitUntilIdle(page)
  })
  const durations = tasks.map(({ processorMs }) => processorMs * SLOW_DOWN)
  return {
    ...loaded,
    workMs: durations.reduce((sum, duration) => sum + duration, 0),
    blockingMs: durations.reduce((sum, duration) => sum + Math.max(0, duration - LONG_TASK_MS), 0),
  }
}

const toMeasurement = ({ count, cost }: Row, unit: string): Measurement => ({
  what: `${count.toLocaleString('en-GB')} ${unit}`,
  value: [
    formatKilobytes(cost.htmlBytes),
    `${cost.elements} elements`,
    `work ${formatMs(cost.workMs)}`,
    `blocking ${formatMs(cost.blockingMs)}`,
  ].join(', '),
  limit: '',
  points: [
    { plot: `elements by ${unit}`, x: count, y: cost.elements },
    { plot: `ms of work by ${unit}`, x: count, y: cost.workMs },
    { plot: `ms of blocking by ${unit}`, x: count, y: cost.blockingMs },
  ],
})
