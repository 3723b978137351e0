import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumLaunch } from '#tests/support/chromium.ts'
import { freePort, startOpenShop } from '../processes.ts'
import { type Benchmark, type Measurement, milliseconds } from './measurement.ts'

const PAGES = [
  '/',
  '/collections/trousers',
  '/products/heroes-navy',
  '/pages/about-us',
  '/trousers-size-chart',
  '/cart',
  '/fit-finder',
]

/** Performance goals, "Lighthouse mobile": of a hundred. */
const AIMS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof AIMS
const CATEGORIES = Object.keys(AIMS) as Category[]

/** Lighthouse as Google runs it for phones (slow 4G, a fourth of this machine), on the shop as it is in production. */
export const lighthouse: Benchmark = {
  name: 'lighthouse',
  title: 'Lighthouse mobile: performance, accessibility, best practices, SEO; in brackets what falls short',
  async run() {
    const shop = await startOpenShop()
    const browser = await startChromium()
    try {
      const measured: Measurement[] = []
      for (const page of PAGES) measured.push(await audit(shop.origin + page, page, browser.port))
      return measured
    } finally {
      await browser.stop()
      await shop.stop()
    }
  },
}

async function audit(url: string, page: string, port: number): Promise<Measurement> {
  await drawPictures(url)
  // loaded here: no other benchmark waits for it
  const { default: run } = await import('lighthouse')
  const result = await run(url, { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES })
  if (!result) throw new Error(`Lighthouse gave no result for ${page}`)
  const { categories, audits } = result.lhr
  const score = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100)
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const short = CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  )
  const timings = `LCP ${milliseconds(number('largest-contentful-paint'))}, CLS ${number('cumulative-layout-shift').toFixed(3)}, TBT ${milliseconds(number('total-blocking-time'))}`
  return {
    what: page,
    value: `${CATEGORIES.map(score).join(' ')}   ${timings}${short.length ? ` (${short.join(', ')})` : ''}`,
    limit: Object.values(AIMS).join(' '),
    kept: CATEGORIES.every((category) => score(category) >= AIMS[category]),
  }
}

/** Pictures are drawn when they are first asked for; a real image host has them. As many as a phone's first screens show. */
async function drawPictures(url: string) {
  const html = await (await fetch(url)).text()
  const pictures = [...html.matchAll(/srcset="([^"]+)"/gi)].slice(0, 8).flatMap(([, set = '']) => set.split(', '))
  const accept = 'image/avif,image/webp'
  for (const picture of pictures) {
    const [address = ''] = picture.replaceAll('&amp;', '&').split(' ')
    await (await fetch(address, { headers: { accept } })).arrayBuffer()
  }
}

/** A browser of its own, to be driven through its debugging port. */
async function startChromium(): Promise<{ port: number; stop(): Promise<void> }> {
  const { executablePath, args, env } = await chromiumLaunch()
  const port = await freePort()
  const profile = mkdtempSync(join(tmpdir(), 'spoke-lighthouse-'))
  const own = ['--headless=new', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank']
  const browser = spawn(executablePath, [...args, ...own], { stdio: 'ignore', ...(env ? { env } : {}) })
  for (;;) {
    const answer = await fetch(`http://localhost:${port}/json/version`).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.ok) break
    if (browser.exitCode !== null) throw new Error('Chromium ended before it answered')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    port,
    async stop() {
      const ended = once(browser, 'exit')
      browser.kill('SIGTERM')
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}
