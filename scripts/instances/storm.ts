import { ask } from './ask.ts'
import { sendProductUpdate, sendPublished } from './send-webhook.ts'
import type { Site } from './site.ts'

/** What visitors ask for while the webhooks come. */
export const STORM_PAGES = {
  product: '/products/heroes-navy',
  collection: '/collections/trousers',
  search: '/pages/search?q=chino',
  home: '/',
} as const

type StormPage = keyof typeof STORM_PAGES

/** What visitors saw in one phase: how long each of their requests took, in ms, and the answers that were no page. */
type PhaseFigures = { phase: string; ms: Record<StormPage, number[]>; failures: string[] }

/** `shownMs`: how long the last change took until all instances and Varnish showed it. `renderings`: of the product page, by instance. */
type StormFigures = { phases: PhaseFigures[]; shownMs: number; renderings: number[]; seconds: number }

type StormOptions = {
  /** How long each phase is: quiet, one product, many products, content, quiet. */
  phaseSeconds: number
  webhooksPerSecond?: number
  /** What each upstream waits before it answers, in ms. */
  upstreamMs?: number
  /** Requests of each page and second, spread over instances and Varnish. */
  visitsPerSecond?: number
}

const LONGEST_MS = 20_000

/** Lets webhooks come at a rate while visitors browse, with slow upstreams; then makes one change and waits for it. */
export async function runStorm(
  site: Site,
  { phaseSeconds, webhooksPerSecond = 10, upstreamMs = 300, visitsPerSecond = 10 }: StormOptions,
): Promise<StormFigures> {
  const { control, varnish, instances } = site
  const products = await listProductIds(site.backend)
  for (const path of Object.values(STORM_PAGES)) for (const origin of [...instances, varnish]) await ask(origin + path)
  await control.addFault('default', { upstream: '*', respond: { delayMs: upstreamMs } })
  const before = await countProductCalls(site)
  const phases: PhaseFigures[] = []
  let webhook = 0
  const send = {
    quiet: null,
    'one product': () => sendProductUpdate(varnish, { id: PRODUCT_ID }),
    'many products': () => sendProductUpdate(varnish, { id: products[webhook++ % products.length] ?? PRODUCT_ID }),
    content: () => sendPublished(varnish, ['flashBanner', 'mainMenu', 'page'][webhook++ % 3] ?? 'page'),
    'quiet again': null,
  }
  for (const [phase, sendWebhook] of Object.entries(send)) {
    const isOver = startClock(phaseSeconds * 1_000)
    const failures: string[] = []
    const ms: PhaseFigures['ms'] = { product: [], collection: [], search: [], home: [] }
    const visit = async (page: StormPage, origin: string) => {
      const startedAt = performance.now()
      const { status } = await withLimit(ask(origin + STORM_PAGES[page]))
      ms[page].push(performance.now() - startedAt)
      if (status !== 200) failures.push(`${page} ${status}`)
    }
    const origins = [...instances, varnish]
    await Promise.all([
      ...Object.keys(ms).map((page) =>
        repeat(visitsPerSecond, isOver, (count) =>
          // the keys of a record that was made of these names
          visit(page as StormPage, origins[count % origins.length] ?? varnish),
        ),
      ),
      sendWebhook &&
        repeat(webhooksPerSecond, isOver, async () => {
          const { status } = await withLimit(sendWebhook())
          if (status !== 200) failures.push(`webhook ${status}`)
        }),
    ])
    phases.push({ phase, ms, failures })
  }
  const renderings = (await countProductCalls(site)).map((count, index) => count - (before[index] ?? 0))
  const shownMs = Math.max(await changePrice(site, upstreamMs), await changePriceBack(site))
  return { phases, shownMs, renderings, seconds: 5 * phaseSeconds }
}

const PRODUCT_ID = 2001

/** Changes the product's price and sends the webhook. Resolves to the ms until everybody shows it. */
async function changePrice(site: Site, delayMs: number): Promise<number> {
  const product = await ask(`${site.backend}/products/gb/heroes-navy.json`)
  const body = { ...JSON.parse(product.body), price: { amount: PRICE, currencyCode: 'GBP' } }
  const respond = { status: 200, body, delayMs }
  await site.control.addFault('default', { upstream: 'backend', operation: 'product', respond })
  return waitUntilShown(site, (page) => page.includes(PRICE))
}

async function changePriceBack(site: Site): Promise<number> {
  await site.control.clearFaults('default')
  return waitUntilShown(site, (page) => !page.includes(PRICE))
}

const PRICE = '123.45'

/** Sends webhooks of the product, the last of a storm, and waits until instances and Varnish show what it changed. */
async function waitUntilShown({ instances, varnish }: Site, isNew: (page: string) => boolean): Promise<number> {
  for (let count = 0; count < 10; count++) await sendProductUpdate(varnish, { id: PRODUCT_ID })
  const startedAt = performance.now()
  const isShown = async (origin: string) => isNew((await ask(origin + STORM_PAGES.product)).body)
  await Promise.all(
    [...instances, varnish].map(async (origin) => {
      while (!(await isShown(origin))) {
        if (performance.now() - startedAt > LONGEST_MS) throw new Error(`${origin} does not show the last change`)
        await new Promise((resolve) => setTimeout(resolve, 25))
      }
    }),
  )
  return performance.now() - startedAt
}

async function listProductIds(backend: string): Promise<number[]> {
  const { body } = await ask(`${backend}/collections/gb/trousers.json`)
  const { products }: { products: { product_feed: { product_id: string | number } }[] } = JSON.parse(body)
  return products.map(({ product_feed }) => Number(product_feed.product_id))
}

/** How often each instance has asked the backend API for a product, by its metrics. */
async function countProductCalls({ metrics }: Site): Promise<number[]> {
  return Promise.all(
    metrics.map(async (address) => {
      const lines = (await ask(address)).body
        .split('\n')
        .filter((line) => line.startsWith('spoke_upstream_calls_total{'))
      const ofProduct = lines.filter(
        (line) => line.includes('upstream="backend"') && line.includes('operation="product"'),
      )
      return ofProduct.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)
    }),
  )
}

function startClock(ms: number): () => boolean {
  const end = performance.now() + ms
  return () => performance.now() >= end
}

/** Starts work at a rate until it is over, and waits for what was started. */
async function repeat(perSecond: number, isOver: () => boolean, work: (count: number) => Promise<unknown>) {
  const started: Promise<unknown>[] = []
  for (let count = 0; !isOver(); count++) {
    started.push(work(count))
    await new Promise((resolve) => setTimeout(resolve, 1_000 / perSecond))
  }
  await Promise.all(started)
}

/** An answer, or status 0 for none within the longest wait. */
async function withLimit(asking: Promise<{ status: number }>): Promise<{ status: number }> {
  const { promise, resolve } = Promise.withResolvers<{ status: number }>()
  const timer = setTimeout(resolve, LONGEST_MS, { status: 0 })
  return Promise.race([asking, promise]).finally(() => clearTimeout(timer))
}
