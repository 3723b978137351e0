import { type Browser, chromium } from '@playwright/test'
import { getChromiumLaunch } from '#cli/machine/chromium.ts'
import { startHydrogen, startOpenShop } from '../processes.ts'
import { traceMainThread } from './main-thread.ts'
import { type Benchmark, formatMs, formatRange, getMedian } from './measurement.ts'
import { waitUntilIdle } from './open-visit.ts'
import { measureSlowDown } from './slow-down.ts'

/** The same page in the shop and in Hydrogen's skeleton. */
const PAGES = [
  { path: '/', besidePath: '/' },
  { path: '/collections/trousers', besidePath: '/collections/trousers' },
  { path: '/products/heroes-navy', besidePath: '/products/heroes-navy' },
  { path: '/pages/search?q=chino', besidePath: '/search?q=chino' },
  { path: '/pages/about-us', besidePath: '/pages/about-us' },
]

/** Performance goals: at most 50 ms, calibrated. */
const AIM_MS = 50

/** https://web.dev/articles/tbt: what a task takes beyond 50 ms blocks. */
const LONG_TASK_MS = 50

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/**
 * Blocking time of first visits, of the main thread's processor time: unlike Lighthouse's it does not count how long the thread
 * waits for a processor, which on two cores is most of it.
 */
export const blocking: Benchmark = {
  name: 'blocking',
  title: 'Blocking time of a first visit by processor time, phone, median (smallest to largest)',
  async run({ runs, beside }) {
    const shop = await startOpenShop()
    const hydrogen = beside ? await startHydrogen(beside, shop.backend) : undefined
    const browser = await chromium.launch(await getChromiumLaunch())
    try {
      const { slowDown, measurement } = await measureSlowDown(browser)
      const measurements = [measurement]
      for (const { path, besidePath } of PAGES) {
        const [own, peer]: [number[], number[]] = [[], []]
        for (let run = 0; run < runs; run++) {
          own.push(await measureBlocking(browser, shop.origin + path, slowDown))
          if (hydrogen) peer.push(await measureBlocking(browser, hydrogen.origin + besidePath, slowDown))
        }
        const aim = Math.max(AIM_MS, ...(hydrogen ? [getMedian(peer)] : []))
        const isMet = getMedian(own) <= aim
        measurements.push({ what: path, value: formatRange(own, formatMs), limit: formatMs(aim), isMet })
        if (hydrogen)
          measurements.push({ what: `  beside: ${besidePath}`, value: formatRange(peer, formatMs), limit: '' })
      }
      return measurements
    } finally {
      await browser.close()
      await hydrogen?.stop()
      await shop.stop()
    }
  },
}

async function measureBlocking(browser: Browser, url: string, slowDown: number): Promise<number> {
  const page = await browser.newPage(PHONE)
  const tasks = await traceMainThread(page, async () => {
    await page.goto(url)
    await waitUntilIdle(page)
  })
  await page.close()
  return tasks
    .filter(({ isAfterPaint }) => isAfterPaint)
    .map(({ processorMs }) => Math.max(0, processorMs * slowDown - LONG_TASK_MS))
    .reduce((sum, ms) => sum + ms, 0)
}
