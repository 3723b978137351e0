import { createControlClient } from '#mocks/control/client.ts'
import { startHydrogen, startOpenShop } from '../processes.ts'
import { type Chromium, startChromium } from './debugged-chromium.ts'
import { type Benchmark, formatMs, formatRange, getMedian, type Measurement } from './measurement.ts'

type Page = {
  path: string
  /** What a visitor of this page has done before. */
  scenarios?: readonly string[]
  /** The same page of another shop, as Hydrogen's skeleton names it. */
  besidePath?: string
  /** Milliseconds, where it is not AIMS.lcpMs. */
  lcpMs?: number
  /** Whether the visitor has opened this page before, so that his browser knows what it stores. */
  isOpenedBefore?: boolean
  /** Whether search engines are kept out of it on purpose, so that it is no problem that they are. */
  isHidden?: boolean
}

const PAGES: readonly Page[] = [
  { path: '/', besidePath: '/' },
  { path: '/collections/trousers', besidePath: '/collections/trousers', lcpMs: 1_500 },
  { path: '/products/heroes-navy', besidePath: '/products/heroes-navy' },
  { path: '/pages/search?q=chino', besidePath: '/search?q=chino', isHidden: true },
  { path: '/fit-finder' },
  { path: '/pages/about-us', besidePath: '/pages/about-us' },
  { path: '/trousers-size-chart' },
  { path: '/cart', scenarios: ['cart-with-lines'] },
  { path: '/account?page=overview', scenarios: ['customer-with-orders'], isOpenedBefore: true, isHidden: true },
]

/** Performance goals: scores out of 100, milliseconds, and a share of the viewport. */
const AIMS = { performance: 98, other: 100, lcpMs: 1_200, tbtMs: 50, cls: 0 }
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse for phones (slow 4G, CPU 4 times slower) on the shop as in production. */
export const lighthouse: Benchmark = {
  name: 'lighthouse',
  title: 'Lighthouse mobile, median (smallest to largest): performance, LCP, TBT, CLS; then other categories below 100',
  async run({ runs, beside, pages }) {
    const shop = await startOpenShop()
    const hydrogen = beside ? await startHydrogen(beside, shop.backend) : undefined
    const browser = await startChromium()
    try {
      const measurements: Measurement[] = []
      for (const page of selectPages(pages)) {
        await becomeVisitor(browser, shop, page.scenarios ?? [])
        measurements.push(await measure(browser, { url: shop.origin + page.path, what: page.path, page, runs }))
        if (hydrogen && page.besidePath) {
          const url = hydrogen.origin + page.besidePath
          const { what, value } = await measure(browser, { url, what: `  beside: ${page.besidePath}`, page, runs })
          measurements.push({ what, value, limit: '' })
        }
      }
      return measurements
    } finally {
      await browser.stop()
      await hydrogen?.stop()
      await shop.stop()
    }
  },
}

/** The pages at these paths, with or without their query; all of them without any. */
function selectPages(paths: readonly string[] | undefined): readonly Page[] {
  if (!paths) return PAGES
  return paths.map((path) => {
    const page = PAGES.find((candidate) => candidate.path === path || candidate.path.split('?')[0] === path)
    if (page) return page
    throw new Error(`Lighthouse has no page ${path}. There are ${PAGES.map((candidate) => candidate.path).join(', ')}.`)
  })
}

/** Makes the browser that of a visitor who did this before. */
async function becomeVisitor(
  browser: Chromium,
  { origin, backend }: { origin: string; backend: string },
  scenarios: readonly string[],
) {
  const { visitor } = await createControlClient({ origin: backend }).load('default', scenarios)
  await browser.becomeVisitor(origin, visitor)
}

type Audit = { performance: number; lcpMs: number; tbtMs: number; cls: number; problems: readonly string[] }

async function measure(
  browser: Chromium,
  { url, what, page, runs }: { url: string; what: string; page: Page; runs: number },
): Promise<Measurement> {
  await requestPictures(url)
  if (page.isOpenedBefore) await audit(url, browser.port, page)
  const audits: Audit[] = []
  for (let run = 0; run < runs; run++) audits.push(await audit(url, browser.port, page))
  const list = (key: 'performance' | 'lcpMs' | 'tbtMs' | 'cls') => audits.map((audit) => audit[key])
  const lcpAim = page.lcpMs ?? AIMS.lcpMs
  const problems = [...new Set(audits.flatMap((audit) => audit.problems))]
  const values = [
    formatRange(list('performance'), String),
    formatRange(list('lcpMs'), (ms) => `${(ms / 1000).toFixed(2)} s`),
    formatRange(list('tbtMs'), formatMs),
    formatRange(list('cls'), (share) => share.toFixed(3)),
    ...problems,
  ]
  return {
    what,
    value: values.join('   '),
    limit: `${AIMS.performance}, ${lcpAim / 1000} s, ${AIMS.tbtMs} ms, ${AIMS.cls}`,
    isMet:
      getMedian(list('performance')) >= AIMS.performance &&
      getMedian(list('lcpMs')) <= lcpAim &&
      getMedian(list('tbtMs')) <= AIMS.tbtMs &&
      getMedian(list('cls')) <= AIMS.cls &&
      problems.length === 0,
  }
}

async function audit(url: string, port: number, { isHidden = false }: Page): Promise<Audit> {
  // Imported here, because it is slow to load.
  const { default: run } = await import('lighthouse')
  const result = await run(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    skipAudits: isHidden ? ['is-crawlable'] : [],
  })
  if (!result) throw new Error(`Lighthouse returned no result for ${url}.`)
  const { lhr } = result
  if (new URL(lhr.finalDisplayedUrl).pathname !== new URL(url).pathname)
    throw new Error(`${url} redirected to ${lhr.finalDisplayedUrl}, so another page would be measured.`)
  const getNumber = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  const getScore = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100)
  return {
    performance: getScore('performance'),
    lcpMs: getNumber('largest-contentful-paint'),
    tbtMs: getNumber('total-blocking-time'),
    cls: getNumber('cumulative-layout-shift'),
    problems: CATEGORIES.filter((name) => name !== 'performance' && getScore(name) < AIMS.other).map((name) => {
      const failed = lhr.categories[name]?.auditRefs.filter(
        ({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1,
      )
      return `${name} ${getScore(name)} (${failed?.map(({ id }) => id).join(', ')})`
    }),
  }
}

/** Requests the pictures of a phone's first screens, because the simulated backend draws each on its first request. */
async function requestPictures(url: string) {
  const html = await (await fetch(url)).text()
  const pictures = [...html.matchAll(/srcset="([^"]+)"/gi)].slice(0, 8).flatMap(([, set = '']) => set.split(', '))
  const accept = 'image/avif,image/webp'
  for (const picture of pictures) {
    const [address = ''] = picture.replaceAll('&amp;', '&').split(' ')
    await (await fetch(new URL(address, url), { headers: { accept } })).arrayBuffer()
  }
}
