import { expect, test } from 'vitest'
import { contentRetry, createContentClient } from '#contracts/content/client.ts'
import { createFetch } from '#mocks/package/world-fetch.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { createSimulatedBackend } from '../../backend.ts'

const backend = await createSimulatedBackend({ strict: true, origin: 'https://backend.test' })
const baseUrl = `${backend.origin}/content/graphql`
const tokens = { deliveryToken: 'simulated-delivery', previewToken: 'simulated-preview' }
const createClientIn = (world: string, more: Partial<typeof tokens> = {}) =>
  createContentClient({ baseUrl, ...tokens, ...more, fetch: createFetch(backend, world) })

/** Sends a query that the shop does not use. */
async function sendQuery(world: string, query: string, token = tokens.deliveryToken) {
  const response = await createFetch(backend, world)(baseUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  })
  return { status: response.status, body: await response.json() }
}

const productTypes = new Set(backend.catalogue.products.map(({ productType }) => productType))

test('the default menu links to existing collections [NAV-08] [CTR-05]', async () => {
  const menu = (await createClientIn('reader').mainMenu({})) ?? []
  expect(menu.length).toBeGreaterThan(3)
  expect(menu.length).toBeLessThanOrEqual(20)
  const collections = menu.flatMap(({ handle }) => handle?.match(/^\/collections\/([^?#]+)/)?.[1] ?? [])
  expect(collections.length).toBeGreaterThan(0)
  expect(collections.filter((handle) => !backend.catalogue.collectionByHandle.has(handle))).toEqual([])
})

test('the default content has a flash banner [NAV-09] [CTR-05]', async () => {
  expect(await createClientIn('reader').flashBanner({})).toMatchObject({ messageDesktop: expect.stringMatching(/./) })
})

test('every product type has care copy [PDP-04] [CTR-05]', async () => {
  const client = createClientIn('reader')
  for (const productType of productTypes) {
    if (productType === 'Gift Card') continue
    expect(await client.careCopy({ productType }), productType).toMatchObject({ nodeType: 'document' })
  }
})

test.each([
  'about-us',
  'privacy',
  'terms',
  'return-policy',
  'returns',
  'contact-us',
  'fit-finder-fit-proposition',
  'black-friday',
])('the page %s exists [PAGE-01] [CTR-05]', async (handle) => {
  expect(await createClientIn('reader').page({ handle })).toMatchObject({ handle, body: { nodeType: 'document' } })
})

test('an unknown page and an unknown asset are null', async () => {
  expect(await createClientIn('reader').page({ handle: 'no-such-page' })).toBeNull()
  expect(await createClientIn('reader').asset({ id: 'no-such-asset' })).toBeNull()
})

test('drafts are visible in preview only [NAV-18]', async () => {
  const title = 'Half written'
  backend.worlds.get('drafts').content.replace('page', [{ handle: 'half', title, draft: true }])
  expect(await createClientIn('drafts').page({ handle: 'half' })).toBeNull()
  expect(await createClientIn('drafts').page({ handle: 'half', preview: true })).toMatchObject({ title })
})

test('a link to a draft is null and adds an error', async () => {
  const items = [
    { title: 'Here', handle: '/here' },
    { title: 'Soon', handle: '/soon', draft: true },
  ]
  backend.worlds.get('links').content.replace('mainMenu', [{ title: 'Main Menu', linksCollection: { items } }])
  expect(await createClientIn('links').mainMenu({})).toMatchObject([{ title: 'Here' }])
  expect(await createClientIn('links').mainMenu({ preview: true })).toMatchObject([
    { title: 'Here' },
    { title: 'Soon' },
  ])
  const { body } = await sendQuery('links', '{ headerCollection { items { linksCollection { items { title } } } } }')
  expect(body.errors).toMatchObject([{ extensions: { contentful: { code: 'UNRESOLVABLE_LINK' } } }])
})

test('neither token grants the access of the other [CONT-01]', async () => {
  const swapped = createClientIn('reader', { deliveryToken: 'simulated-preview', previewToken: 'simulated-delivery' })
  await expect(swapped.mainMenu({})).rejects.toMatchObject({ status: 401 })
  await expect(swapped.mainMenu({ preview: true })).rejects.toMatchObject({ status: 401 })
})

test('an unknown token is refused with Contentful’s error', async () => {
  const { status, body } = await sendQuery('reader', '{ pageCollection { total } }', 'unknown')
  expect(status).toBe(401)
  expect(body).toMatchObject({ sys: { type: 'Error', id: 'AccessTokenInvalid' } })
})

test('a world can remove its header without affecting other worlds [SIM-03]', async () => {
  backend.worlds.get('blank').content.blank('mainMenu')
  backend.worlds.get('blank').content.blank('flashBanner')
  expect(await createClientIn('blank').mainMenu({})).toBeNull()
  expect(await createClientIn('blank').flashBanner({})).toBeNull()
  expect(await createClientIn('reader').mainMenu({})).not.toBeNull()
})

test('promos are found by page handle or product type [PDP-12]', async () => {
  backend.worlds.get('promos').content.replace('productsPromo', [
    { title: 'For the cart', pageHandles: ['cart'], productTypes: [] },
    { title: 'For belts', pageHandles: [], productTypes: ['Belts', 'Socks'] },
  ])
  const client = createClientIn('promos')
  expect(await client.productsPromo({ pageHandle: 'cart' })).toMatchObject([{ title: 'For the cart' }])
  expect(await client.productsPromo({ productType: 'Socks' })).toMatchObject([{ title: 'For belts' }])
  expect(await client.productsPromo({ pageHandle: 'about-us' })).toEqual([])
})

test('asset URLs have the origin of the backend', async () => {
  backend.worlds.get('pictures').content.replace('asset', [{ id: 'p1', title: 'A', url: '/images/scenes/home.jpg' }])
  expect(await createClientIn('pictures').asset({ id: 'p1' })).toMatchObject({
    url: 'https://backend.test/images/scenes/home.jpg',
  })
})

test('lists are returned in pages', async () => {
  const pages = ['a', 'b', 'c'].map((handle) => ({ handle }))
  backend.worlds.get('paging').content.replace('page', pages)
  const { body } = await sendQuery(
    'paging',
    '{ pageCollection(limit: 1, skip: 1) { total items { handle sys { id } } } }',
  )
  expect(body.data.pageCollection).toMatchObject({ total: 3, items: [{ handle: 'b' }] })
})

test('a client that follows the rate limit header succeeds [CONT-01] [CONT-03]', async () => {
  const { backend: throttled, fetch } = await givenScenario('content-throttled', { times: 2, waitSeconds: 0 })
  // A client that ignores the header waits a minute, which exceeds the test's timeout.
  const retry = { ...contentRetry, firstDelayMs: 60_000, maxDelayMs: 120_000 }
  const client = createContentClient({ baseUrl: `${throttled.origin}/content/graphql`, ...tokens, retry, fetch })
  expect(await client.mainMenu()).not.toBeNull()
})

test('a field that the schema lacks is refused', async () => {
  const { body } = await sendQuery('reader', '{ pageCollection { items { author } } }')
  expect(body.errors[0].message).toContain('Cannot query field "author"')
})

test('another locale than en-GB is refused [CONT-01]', async () => {
  const { body } = await sendQuery('reader', '{ pageCollection(locale: "fr") { total } }')
  expect(body.errors).toMatchObject([{ extensions: { contentful: { code: 'UNKNOWN_LOCALE' } } }])
})
