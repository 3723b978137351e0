import { expect, test } from 'vitest'
import { contentRetry, createContentClient } from '#contracts/content/client.ts'
import { createFetch, givenScenario } from '#tests/support/backend.ts'
import { createSimulatedBackend } from '../../backend.ts'

const backend = await createSimulatedBackend({ strict: true, origin: 'https://backend.test' })
const baseUrl = `${backend.origin}/content`
const tokens = { deliveryToken: 'simulated-delivery', previewToken: 'simulated-preview' }
const contentIn = (world: string, more: Partial<typeof tokens> = {}) =>
  createContentClient({ baseUrl, ...tokens, ...more, fetch: createFetch(backend, world) })

/** A query of somebody else's than the shop. */
async function ask(world: string, query: string, token = tokens.deliveryToken) {
  const response = await createFetch(backend, world)(`${baseUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  })
  return { status: response.status, body: await response.json() }
}

const productTypes = new Set(backend.catalogue.products.map(({ productType }) => productType))

test('the house has a menu whose links lead to its collections [NAV-08] [CTR-05]', async () => {
  const menu = (await contentIn('reader').mainMenu({})) ?? []
  expect(menu.length).toBeGreaterThan(3)
  expect(menu.length).toBeLessThanOrEqual(20)
  const collections = menu.flatMap(({ handle }) => handle?.match(/^\/collections\/([^?#]+)/)?.[1] ?? [])
  expect(collections.length).toBeGreaterThan(0)
  expect(collections.filter((handle) => !backend.catalogue.collectionByHandle.has(handle))).toEqual([])
})

test('the house has a flash banner [NAV-09] [CTR-05]', async () => {
  expect(await contentIn('reader').flashBanner({})).toMatchObject({ messageDesktop: expect.stringMatching(/./) })
})

test('there is care copy for every type of garment [PDP-04] [CTR-05]', async () => {
  const client = contentIn('reader')
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
])('the page %s is written [PAGE-01] [CTR-05]', async (handle) => {
  expect(await contentIn('reader').page({ handle })).toMatchObject({ handle, body: { nodeType: 'document' } })
})

test('a page that nobody wrote is none, and a picture that is not there is null', async () => {
  expect(await contentIn('reader').page({ handle: 'no-such-page' })).toBeNull()
  expect(await contentIn('reader').asset({ id: 'no-such-picture' })).toBeNull()
})

test('drafts are for whoever previews [NAV-18]', async () => {
  const title = 'Half written'
  backend.worlds.get('drafts').content.replace('page', [{ handle: 'half', title, draft: true }])
  expect(await contentIn('drafts').page({ handle: 'half' })).toBeNull()
  expect(await contentIn('drafts').page({ handle: 'half', preview: true })).toMatchObject({ title })
})

test('a link to a draft is null with an error beside it, and the rest is there', async () => {
  const items = [
    { title: 'Here', handle: '/here' },
    { title: 'Soon', handle: '/soon', draft: true },
  ]
  backend.worlds.get('links').content.replace('mainMenu', [{ title: 'Main Menu', linksCollection: { items } }])
  expect(await contentIn('links').mainMenu({})).toMatchObject([{ title: 'Here' }])
  expect(await contentIn('links').mainMenu({ preview: true })).toMatchObject([{ title: 'Here' }, { title: 'Soon' }])
  const { body } = await ask('links', '{ headerCollection { items { linksCollection { items { title } } } } }')
  expect(body.errors).toMatchObject([{ extensions: { contentful: { code: 'UNRESOLVABLE_LINK' } } }])
})

test('neither token opens what the other is for [CONT-01]', async () => {
  const swapped = contentIn('reader', { deliveryToken: 'simulated-preview', previewToken: 'simulated-delivery' })
  await expect(swapped.mainMenu({})).rejects.toMatchObject({ status: 401 })
  await expect(swapped.mainMenu({ preview: true })).rejects.toMatchObject({ status: 401 })
})

test('an unknown token is told so in Contentful’s words', async () => {
  const { status, body } = await ask('reader', '{ pageCollection { total } }', 'nobody')
  expect(status).toBe(401)
  expect(body).toMatchObject({ sys: { type: 'Error', id: 'AccessTokenInvalid' } })
})

test('a header that a world has blanked is missing there, and only there [SIM-03]', async () => {
  backend.worlds.get('blank').content.blank('mainMenu')
  backend.worlds.get('blank').content.blank('flashBanner')
  expect(await contentIn('blank').mainMenu({})).toBeNull()
  expect(await contentIn('blank').flashBanner({})).toBeNull()
  expect(await contentIn('reader').mainMenu({})).not.toBeNull()
})

test('promos are found by the page that they are for, or by the type of product [PDP-12]', async () => {
  backend.worlds.get('promos').content.replace('productsPromo', [
    { title: 'For the cart', pageHandles: ['cart'], productTypes: [] },
    { title: 'For belts', pageHandles: [], productTypes: ['Belts', 'Socks'] },
  ])
  const client = contentIn('promos')
  expect(await client.productsPromo({ pageHandle: 'cart' })).toMatchObject([{ title: 'For the cart' }])
  expect(await client.productsPromo({ productType: 'Socks' })).toMatchObject([{ title: 'For belts' }])
  expect(await client.productsPromo({ pageHandle: 'about-us' })).toEqual([])
})

test('pictures are at the backend’s own address', async () => {
  backend.worlds.get('pictures').content.replace('asset', [{ id: 'p1', title: 'A', url: '/images/scenes/home.jpg' }])
  expect(await contentIn('pictures').asset({ id: 'p1' })).toMatchObject({
    url: 'https://backend.test/images/scenes/home.jpg',
  })
})

test('lists are read a page at a time', async () => {
  const pages = ['a', 'b', 'c'].map((handle) => ({ handle }))
  backend.worlds.get('paging').content.replace('page', pages)
  const { body } = await ask('paging', '{ pageCollection(limit: 1, skip: 1) { total items { handle sys { id } } } }')
  expect(body.data.pageCollection).toMatchObject({ total: 3, items: [{ handle: 'b' }] })
})

test('a client that waits as it is told outlasts a rate limit [CONT-01] [CONT-03]', async () => {
  const { backend: throttled, fetch } = await givenScenario('content-throttled', { times: 2, waitSeconds: 0 })
  // whoever does not read the header waits half a minute, and the test is over before
  const retry = { ...contentRetry, firstDelayMs: 60_000, maxDelayMs: 120_000 }
  const client = createContentClient({ baseUrl: `${throttled.origin}/content`, ...tokens, retry, fetch })
  expect(await client.mainMenu()).not.toBeNull()
})

test('a field that the schema lacks fails as it would in life', async () => {
  const { body } = await ask('reader', '{ pageCollection { items { author } } }')
  expect(body.errors[0].message).toContain('Cannot query field "author"')
})

test('nothing is written in another locale than en-GB [CONT-01]', async () => {
  const { body } = await ask('reader', '{ pageCollection(locale: "fr") { total } }')
  expect(body.errors).toMatchObject([{ extensions: { contentful: { code: 'UNKNOWN_LOCALE' } } }])
})
