import { CONTENT, SHOPIFY, signShopifyWebhook } from '#contracts/webhooks/signatures.ts'
import { ask } from './ask.ts'
import type { Check } from './check.ts'
import { type Site, WEBHOOK_SECRET } from './site.ts'

/** In ms. A second is promised and printed beside what was measured; a machine that does other work gets more. */
const PROMISED_MS = 1_000
const LONGEST_MS = 10_000
const PRODUCT = '/products/heroes-navy'

/** A change in a store or in the content service is on the site in every instance and in front. */
export const freshness: readonly Check[] = [
  {
    title: 'changed stock is on the site after the webhook of the simulated store',
    run: (site) =>
      measure(
        site,
        PRODUCT,
        ({ body }) => body.includes('schema.org/OutOfStock') && !body.includes('schema.org/InStock'),
        () => site.control.load('default', ['colour-sold-out']),
      ),
  },
  {
    title: 'a changed sentence is on the site after the webhook of the content service',
    run: (site) =>
      measure(
        site,
        '/',
        ({ body }) => body.includes('The last of summer'),
        () => site.control.load('default', ['flash-banner-code-expired']),
      ),
  },
  {
    title: 'a changed price is on the site after a webhook',
    async run(site) {
      const product = await ask(`${site.control.origin}/backend/products/gb/heroes-navy.json`)
      const body = { ...JSON.parse(product.body), price: { amount: '123.45', currencyCode: 'GBP' } }
      return measure(
        site,
        PRODUCT,
        (page) => page.body.includes('123.45'),
        async () => {
          await site.control.addFault('default', {
            upstream: 'backend',
            operation: 'product',
            respond: { status: 200, body },
          })
          const { status } = await sendProductUpdate(site.varnish, { id: 2001, handle: 'heroes-navy' })
          if (status !== 200) throw new Error(`the webhook was answered with ${status}`)
        },
      )
    },
  },
  {
    title: 'a purge drops nothing else, and a forged one nothing at all',
    async run({ varnish, nginx, instances }) {
      const others = ['/collections/belts', '/contact-us']
      for (const path of [...others, PRODUCT]) await ask(varnish + path)
      const forged = [
        await ask(varnish, { method: 'PURGE', headers: { 'x-purge-tags': 'content' } }),
        await ask(varnish, { method: 'PURGE', headers: { 'x-purge-tags': '.*', 'x-purge-key': 'wrong' } }),
        await ask(nginx, { method: 'PURGE', headers: { 'x-purge-tags': 'content', 'x-purge-key': 'wrong' } }),
        await sendProductUpdate(varnish, { id: 2001 }, { [SHOPIFY.signature]: 'wrong' }),
        await ask(`${varnish}/api/webhooks/content`, {
          method: 'POST',
          headers: { [CONTENT.signature]: '00' },
          body: '{}',
        }),
      ]
      const statuses = forged.map(({ status }) => status).join(' ')
      if (statuses !== '403 403 405 401 401') throw new Error(`forged purges: ${statuses}`)
      await expectFront(varnish, [...others, PRODUCT], 'HIT')
      const id = { [SHOPIFY.id]: crypto.randomUUID() }
      const repeated = await Promise.all(instances.map((origin) => sendProductUpdate(origin, { id: 2001 }, id)))
      const actedOn = repeated.filter(({ body }) => body.startsWith('Purged')).length
      if (actedOn !== 1) throw new Error(`one delivery to four instances was acted on ${actedOn} times`)
      await expectFront(varnish, others, 'HIT')
      return undefined
    },
  },
  {
    title: 'an instance that missed purges while the store was away forgets what it has',
    async run(site) {
      for (const origin of site.instances) await ask(origin + PRODUCT)
      await site.stopRedis()
      await site.startRedis()
      const isForgotten = async (origin: string) => (await ask(origin + PRODUCT)).headers['x-cache'] === 'MISS'
      await Promise.all(site.instances.map((origin) => waitUntil(() => isForgotten(origin))))
      return undefined
    },
  },
]

async function expectFront(varnish: string, paths: readonly string[], expected: string): Promise<void> {
  for (const path of paths) {
    const { headers } = await ask(varnish + path)
    if (headers['x-front'] !== expected) throw new Error(`${path}: x-front is ${headers['x-front']}`)
  }
}

/** Makes a change of a page that everything holds, and measures until instances, Varnish and nginx all send the new one. */
async function measure(
  { instances, varnish, nginx }: Site,
  path: string,
  isNew: (page: { body: string }) => boolean,
  change: () => Promise<unknown>,
): Promise<string> {
  const origins = [...instances, varnish, nginx]
  for (const origin of origins)
    if (isNew(await ask(origin + path))) throw new Error(`${origin}${path} shows the change before it is made`)
  const start = performance.now()
  await change()
  await Promise.all(origins.map((origin) => waitUntil(async () => isNew(await ask(origin + path)))))
  const ms = Math.round(performance.now() - start)
  if (ms > LONGEST_MS) throw new Error(`it took ${ms} ms, at most ${LONGEST_MS} are allowed`)
  for (const origin of origins)
    if (!isNew(await ask(origin + path))) throw new Error(`${origin}${path} shows the old page again`)
  return `${ms} ms in ${origins.length} places, ${PROMISED_MS} ms are promised`
}

async function waitUntil(isDone: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 3 * LONGEST_MS
  while (!(await isDone())) {
    if (performance.now() > end) throw new Error(`it did not happen within ${3 * LONGEST_MS} ms`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

async function sendProductUpdate(origin: string, product: object, headers: Record<string, string> = {}) {
  const body = JSON.stringify(product)
  return ask(`${origin}/api/webhooks/shopify/gb`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SHOPIFY.topic]: 'products/update',
      [SHOPIFY.id]: crypto.randomUUID(),
      [SHOPIFY.triggeredAt]: new Date().toISOString(),
      [SHOPIFY.signature]: await signShopifyWebhook(WEBHOOK_SECRET, body),
      ...headers,
    },
    body,
  })
}
