import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Page, Response } from '@playwright/test'
import { createControlClient } from '#mocks/control/client.ts'
import { findFreePort, type Running, startBackend, startShopIn } from '#scripts/processes.ts'
import { PAGE_ROUTES } from '#tests/support/page-routes.ts'
import { awaitHydration, expect, test } from '#tests/support/shop.ts'
import { carryFit } from '#tests/support/shopper/fit.ts'
import { createShopper } from '#tests/support/shopper/shopper.ts'
import { getGreeting } from './customers.ts'

/** A field that an upstream may add tomorrow: a cost price, a note about a customer. */
const [NAME, VALUE] = ['q9zInternal', 'q9z-secret'] as const

/** The value with the field in each object, however deep. */
function addField(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(addField)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, field]) => [name, addField(field)])
  return { ...Object.fromEntries(entries), [NAME]: VALUE }
}

/** A server in front of the upstreams that adds the field to their JSON. Counts the changed responses by upstream. */
async function startUpstreamsWithExtraFields(target: string) {
  const changed = new Map<string, number>()
  const server = createServer((incoming, outgoing) => {
    // keeps the caller's host, from which the sign-in service makes its issuer
    const requestHeaders = { ...incoming.headers, 'accept-encoding': 'identity' }
    const options = { method: incoming.method, headers: requestHeaders }
    const forwarded = request(target + incoming.url, options, async (response) => {
      const bytes = await buffer(response)
      const isJson = response.headers['content-type']?.includes('json') && bytes.length > 0
      const { 'content-length': _length, ...headers } = response.headers
      outgoing.writeHead(response.statusCode ?? 502, headers)
      if (!isJson) return outgoing.end(bytes)
      const upstream = incoming.url?.split('/')[1] ?? ''
      changed.set(upstream, (changed.get(upstream) ?? 0) + 1)
      return outgoing.end(JSON.stringify(addField(JSON.parse(String(bytes)))))
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  await once(server.listen(0), 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    changed,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

let shop: Running
let backend: Running
let upstreams: Awaited<ReturnType<typeof startUpstreamsWithExtraFields>>

test.beforeAll(async () => {
  const port = await findFreePort()
  const simulated = await startBackend(`http://localhost:${port}`)
  backend = simulated
  upstreams = await startUpstreamsWithExtraFields(simulated.origin)
  const environment = Object.fromEntries(
    Object.entries(simulated.environment).map(([name, value]) => [
      name,
      // the sign-in service checks its own address, and the shop reads its responses field by field
      name.endsWith('_URL') && !name.startsWith('SIGN_IN') ? value.replace(simulated.origin, upstreams.origin) : value,
    ]),
  )
  // a busy machine is no slow upstream
  const timeouts = { ONE_CALL_MS: '20000', ALL_CALLS_MS: '30000', OPTIONAL_PARTS_MS: '5000' }
  shop = await startShopIn({ ...environment, ...timeouts }, port)
})

test.afterAll(async () => {
  await shop?.stop()
  upstreams?.stop()
  await backend?.stop()
})

/** Excerpts of a body around the field. */
const findField = (address: string, body: string) =>
  [...body.matchAll(/.{0,160}q9z.{0,20}/g)].slice(0, 3).map(([excerpt]) => `${address}: ${excerpt}`)

/** Collects the excerpts with the field from the shop's responses to a page. */
function watchResponses(page: Page): () => Promise<string[]> {
  const excerpts: Promise<string[]>[] = []
  const read = async (response: Response) => {
    const type = response.headers()['content-type'] ?? ''
    if (!response.url().startsWith(shop.origin) || !/json|html|text|x-tss/.test(type)) return []
    return findField(response.url(), await response.text().catch(() => ''))
  }
  page.on('response', (response) => void excerpts.push(read(response)))
  return async () => (await Promise.all(excerpts)).flat()
}

test('a field that upstreams add is in no page [OPS-15]', async () => {
  const addresses = [
    ...Object.values(PAGE_ROUTES),
    '/collections/trousers',
    '/products/julys-ecru',
    '/search?q=belt',
    '/us',
    '/us/products/heroes-navy',
    '/eu/collections/belts',
  ]
  for (const address of addresses) {
    const response = await fetch(shop.origin + address)
    expect(response.status, address).toBe(200)
    expect(findField(address, await response.text())).toEqual([])
  }
  for (const upstream of ['shopify', 'backend', 'content', 'reviews'])
    expect(upstreams.changed.get(upstream), upstream).toBeGreaterThan(0)
})

test('a field that upstreams add reaches no browser that shops, returns and signs in [OPS-15]', async ({ browser }) => {
  const control = createControlClient({ origin: backend.origin })
  await control.load('default', ['order-to-return'])
  const { email, customerId } = await control.seedCustomer('default', { firstName: 'Ann', signedIn: false })
  const { name } = await control.seedOrder('default', { customerId, placedDaysAgo: 12 })
  const number = name.replace('#', '')
  const context = await browser.newContext({ baseURL: shop.origin })
  await carryFit(context, shop.origin)
  const page = await context.newPage()
  awaitHydration(page, shop.origin)
  const shopper = createShopper(page)
  const readExcerpts = watchResponses(page)

  await page.goto('/collections/trousers')
  await page.goto('/products/heroes-navy?w=34&b=B&l=32')
  await shopper.product.add()
  await shopper.cart
    .line('Heroes')
    .getByRole('button', { name: /^Increase/ })
    .click()
  await shopper.cart.waitForTotals()
  await page.goto('/')
  await page.goto('/fit-finder')
  await page.goto('/pages/search?q=belt')
  await shopper.returns.reachCarriers()
  await shopper.returns.create()
  await expect(shopper.returns.heading('Your return is created')).toBeVisible()
  await page.goto(`/account?page=orders&order=${number}`)
  await shopper.account.signInAs(email)
  await expect(page.getByRole('article', { name: number })).toBeVisible()
  await page.goto('/account?page=overview')
  await expect(getGreeting(page)).toBeVisible()
  await page.goto('/account?page=addresses')
  await expect(page.getByRole('heading', { name: /address/i }).first()).toBeVisible()
  const stored = JSON.stringify(await context.storageState())
  expect(findField('storage', stored).concat(await readExcerpts())).toEqual([])
  for (const upstream of ['fit', 'backend', 'shopify'])
    expect(upstreams.changed.get(upstream), upstream).toBeGreaterThan(0)
  await context.close()
})
