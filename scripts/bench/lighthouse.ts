import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getChromiumLaunch } from '#tests/support/chromium.ts'
import { findFreePort, startOpenShop } from '../processes.ts'
import { type Benchmark, formatMs, type Measurement } from './measurement.ts'

const PAGES = [
  '/',
  '/collections/trousers',
  '/products/heroes-navy',
  '/pages/about-us',
  '/trousers-size-chart',
  '/cart',
  '/fit-finder',
]

/** Performance goals, "Lighthouse mobile": scores out of 100. */
const AIMS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof AIMS
const CATEGORIES = Object.keys(AIMS) as Category[]

/** Lighthouse for phones (slow 4G, CPU 4 times slower) on the shop as in production. */
export const lighthouse: Benchmark = {
  name: 'lighthouse',
  title: 'Lighthouse mobile: performance, accessibility, best practices, SEO; failed audits in brackets',
  async run() {
    const shop = await startOpenShop()
    const browser = await startChromium()
    try {
      const measurements: Measurement[] = []
      for (const page of PAGES) measurements.push(await audit(shop.origin + page, page, browser.port))
      return measurements
    } finally {
      await browser.stop()
      await shop.stop()
    }
  },
}

async function audit(url: string, page: string, port: number): Promise<Measurement> {
  await requestPictures(url)
  // Imported here, because it is slow to load.
  const { default: run } = await import('lighthouse')
  const result = await run(url, { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES })
  if (!result) throw new Error(`Lighthouse returned no result for ${page}.`)
  const { categories, audits } = result.lhr
  const getScore = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100)
  const getNumber = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const failedAudits = CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  )
  const timings = `LCP ${formatMs(getNumber('largest-contentful-paint'))}, CLS ${getNumber('cumulative-layout-shift').toFixed(3)}, TBT ${formatMs(getNumber('total-blocking-time'))}`
  return {
    what: page,
    value: `${CATEGORIES.map(getScore).join(' ')}   ${timings}${failedAudits.length ? ` (${failedAudits.join(', ')})` : ''}`,
    limit: Object.values(AIMS).join(' '),
    isMet: CATEGORIES.every((category) => getScore(category) >= AIMS[category]),
  }
}

/** Requests the pictures of a phone's first screens, because the simulated backend draws each on its first request. */
async function requestPictures(url: string) {
  const html = await (await fetch(url)).text()
  const pictures = [...html.matchAll(/srcset="([^"]+)"/gi)].slice(0, 8).flatMap(([, set = '']) => set.split(', '))
  const accept = 'image/avif,image/webp'
  for (const picture of pictures) {
    const [pictureUrl = ''] = picture.replaceAll('&amp;', '&').split(' ')
    await (await fetch(pictureUrl, { headers: { accept } })).arrayBuffer()
  }
}

/** Starts a browser with a debugging port and a new profile. */
async function startChromium(): Promise<{ port: number; stop(): Promise<void> }> {
  const { executablePath, args, env } = await getChromiumLaunch()
  const port = await findFreePort()
  const profile = mkdtempSync(join(tmpdir(), 'spoke-lighthouse-'))
  const options = ['--headless=new', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank']
  const browser = spawn(executablePath, [...args, ...options], { stdio: 'ignore', ...(env ? { env } : {}) })
  for (;;) {
    const response = await fetch(`http://localhost:${port}/json/version`).catch(() => null)
    await response?.body?.cancel()
    if (response?.ok) break
    if (browser.exitCode !== null) throw new Error('Chromium ended before it was ready.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    port,
    async stop() {
      const exit = once(browser, 'exit')
      browser.kill('SIGTERM')
      await exit
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}
