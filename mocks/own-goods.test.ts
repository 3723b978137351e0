import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { createSimulatedBackend } from './backend.ts'
import { isPristine } from './world/is-pristine.ts'

const EXAMPLE = fileURLToPath(new URL('./world/goods-file/examples/goods.json', import.meta.url))
const MUG = { products: [{ handle: 'mug', title: 'Mug', price: '12.50', inventoryQuantity: 3 }] }

async function startBackend(options: Parameters<typeof createSimulatedBackend>[0]) {
  const backend = await createSimulatedBackend({ strict: true, ...options })
  onTestFinished(() => backend.close())
  const get = (path: string) => backend.handle(new Request(backend.origin + path))
  const query = async (document: string, { world = 'default', region = 'gb' } = {}) => {
    const response = await backend.handle(
      new Request(`${backend.origin}/shopify/${region}/api/2025-01/graphql.json`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-shopify-storefront-access-token': 'public',
          baggage: `spoke.world=${world}`,
        },
        body: JSON.stringify({ query: document }),
      }),
    )
    return response.json()
  }
  return { backend, get, query }
}

async function makeFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'own-goods-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('a backend is started with the goods of a file or of its caller [SIM-10]', async () => {
  const [fromFile, given] = [await startBackend({ catalogue: EXAMPLE }), await startBackend({ catalogue: MUG })]
  expect(await fromFile.query('{ shop { name } products(first: 1) { nodes { handle } } }')).toMatchObject({
    data: { shop: { name: 'Hinterland Coffee' }, products: { nodes: [{ handle: 'morning-blend' }] } },
  })
  expect(await given.query('{ products(first: 9) { nodes { handle } } }')).toMatchObject({
    data: { products: { nodes: [{ handle: 'mug' }] } },
  })
})

test('worlds over own goods are isolated from each other [SIM-10] [SIM-03]', async () => {
  const { backend, query } = await startBackend({ catalogue: MUG })
  const [variant] = backend.catalogue.products[0]?.variants ?? []
  backend.worlds.get('one').stock.set(variant?.id ?? '', 0)
  const document = '{ product(handle: "mug") { totalInventory availableForSale } }'
  expect(await query(document, { world: 'one' })).toMatchObject({
    data: { product: { totalInventory: 0, availableForSale: false } },
  })
  expect(await query(document, { world: 'two' })).toMatchObject({ data: { product: { totalInventory: 3 } } })
})

test('the saved world of other goods is set aside with a warning [SIM-10]', async () => {
  const stateDir = await makeFolder()
  const own = await createSimulatedBackend({ stateDir })
  own.worlds.get('default').latency.set(500)
  await own.close()

  const warnings: string[] = []
  const { backend } = await startBackend({ stateDir, catalogue: EXAMPLE, warn: (message) => warnings.push(message) })
  expect(backend.worlds.get('default').latency.ms).toBe(0)
  expect(warnings).toEqual([
    expect.stringMatching(/has the goods of this shop, not .*goods\.json\. It is set aside as /),
  ])
  expect((await readdir(stateDir)).some((file) => file.startsWith('default.set-aside-'))).toBe(true)
})

test('the saved world of the same goods is restored [SIM-10]', async () => {
  const stateDir = await makeFolder()
  const first = await createSimulatedBackend({ stateDir, catalogue: EXAMPLE })
  const [variant] = first.catalogue.products[0]?.variants ?? []
  first.worlds.get('default').stock.set(variant?.id ?? '', 7)
  await first.close()
  const { backend } = await startBackend({ stateDir, catalogue: EXAMPLE })
  expect(backend.worlds.get('default').stock.available(variant?.id ?? '')).toBe(7)
})

test.each([
  ['./none.jpg', /there is no file "\.\/none\.jpg" in /],
  ['../../etc/passwd.jpg', /is outside .*: expected a URL, or a path in the file's folder/],
])('a picture at %s is refused [SIM-10]', async (originalSource, message) => {
  const file = join(await makeFolder(), 'goods.json')
  const products = [{ handle: 'mug', title: 'Mug', price: '1', files: [{ originalSource }] }]
  await writeFile(file, JSON.stringify({ products }))
  await expect(createSimulatedBackend({ catalogue: file })).rejects.toThrow(message)
})

test('an impossible file stops the start with its problems, and frees the state folder [SIM-10]', async () => {
  const stateDir = await makeFolder()
  const start = (catalogue: string) => createSimulatedBackend({ stateDir, catalogue })
  await expect(start('nowhere.json')).rejects.toThrow(/nowhere\.json cannot be used:\n {2}there is no such file/)
  await (await start(EXAMPLE)).close()
})

test('images are placeholders, or the files beside the goods file [SIM-10]', async () => {
  const { get, query } = await startBackend({ catalogue: EXAMPLE })
  const { data } = await query('{ product(handle: "dripper") { featuredImage { url width } } }')
  const drawn = await get('/images/stoneware-mug/placeholder.svg?width=400&height=300')
  expect(drawn.headers.get('content-type')).toBe('image/svg+xml')
  expect(await drawn.text()).toContain('viewBox="0 0 400 300"')
  const file = await get(new URL(data.product.featuredImage.url).pathname)
  expect(await file.text()).toContain('A glass dripper on a carafe')
  expect(file.headers.get('content-security-policy')).toContain('sandbox')
  expect((await get('/images/files/1/package.json')).status).toBe(404)
  expect((await get('/images/heroes-navy/front.jpg')).status).toBe(404)
})

test('this shop’s own services have nothing of own goods, and do not fail [SIM-10]', async () => {
  const { get, backend } = await startBackend({ catalogue: EXAMPLE })
  const collection = await get('/backend/collections/gb/coffee.json')
  expect([collection.status, await collection.json()]).toMatchObject([200, { handle: 'coffee', products: [] }])
  expect((await get('/backend/products/gb/dripper.json')).status).toBe(404)
  const menus = await backend.handle(
    new Request(`${backend.origin}/content/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer simulated-delivery' },
      body: JSON.stringify({ query: '{ pageCollection(limit: 5) { items { handle } } }' }),
    }),
  )
  expect(await menus.json()).toEqual({ data: { pageCollection: { items: [] } } })
})

test('the default goods stay this shop’s, with a file’s menus and collections over them [SIM-10]', async () => {
  const catalogue = {
    extends: 'default' as const,
    collections: [{ handle: 'frontpage', title: 'Home page', products: ['heroes-navy'] }],
    menus: [{ handle: 'customer-menu', title: 'Menu', items: [{ title: 'Heroes', url: '/products/heroes-navy' }] }],
  }
  const { query } = await startBackend({ catalogue })
  const document = `{
    shop { name privacyPolicy { title } } own: collection(handle: "frontpage") { products(first: 3) { nodes { handle } } }
    collection(handle: "trousers") { title } product(handle: "heroes-navy") { collections(first: 50) { nodes { handle } } } page(handle: "about-us") { title }
    menu(handle: "customer-menu") { items { resource { ... on Product { handle } } } } main: menu(handle: "main-menu") { title }
  }`
  expect(await query(document)).toMatchObject({
    data: {
      shop: { name: 'SPOKE', privacyPolicy: { title: expect.any(String) } },
      own: { products: { nodes: [{ handle: 'heroes-navy' }] } },
      collection: { title: 'Trousers' },
      product: { collections: { nodes: expect.arrayContaining([{ handle: 'frontpage' }, { handle: 'trousers' }]) } },
      page: { title: expect.any(String) },
      menu: { items: [{ resource: { handle: 'heroes-navy' } }] },
      main: { title: 'Main menu' },
    },
  })
})

test('every new world has the customers of the file with their orders [SIM-10]', async () => {
  const { backend } = await startBackend({ catalogue: EXAMPLE })
  const renewed = await backend.worlds.renew('mine')
  for (const world of [backend.worlds.get('default'), renewed]) {
    await world.ready
    const [customer] = world.customers.all().filter(({ region }) => region === 'us')
    expect(customer).toMatchObject({
      email: 'ada@example.com',
      addresses: [{ city: 'Bristol', country: 'United Kingdom' }],
    })
    const orders = world.orders.all().filter(({ customerId }) => customerId === customer?.id)
    expect(orders).toMatchObject([
      { name: '#1001', currency: 'USD', total: 48_00, lines: [{ quantity: 2 }, { quantity: 1 }] },
    ])
    expect(isPristine(world)).toBe(true)
  }
  await renewed.customers.deleteMany((query) => query.where({ region: 'us' }))
  expect(isPristine(renewed)).toBe(false)
})

test('customers of the file are no change that a start would save [SIM-10]', async () => {
  const stateDir = await makeFolder()
  const backend = await createSimulatedBackend({ stateDir, catalogue: EXAMPLE })
  await backend.worlds.get('default').ready
  await backend.close()
  const { backend: second } = await startBackend({ stateDir, catalogue: EXAMPLE })
  expect(second.worlds.get('default').customers.count()).toBe(3)
})

test('a world of own goods is imported by a backend with the same file only [SIM-10] [SIM-06]', async () => {
  const [own, copy, ours] = [
    await startBackend({ catalogue: EXAMPLE }),
    await startBackend({ catalogue: EXAMPLE }),
    await startBackend({}),
  ]
  const exported = await (await own.get('/__control/worlds/default/export')).json()
  const importInto = ({ backend }: typeof own) =>
    backend.handle(
      new Request(`${backend.origin}/__control/worlds/copy/import`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(exported),
      }),
    )
  expect(exported.catalogue).toBe('goods.json')
  expect((await importInto(copy)).status).toBe(200)
  expect(copy.backend.worlds.get('copy').customers.count()).toBe(3)
  const refused = await importInto(ours)
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { error: expect.stringContaining('the bundle has the goods goods.json, and this backend those of this shop') },
  ])
})

test('the sign-in page has the shop’s name and asks who signs in [SIM-10]', async () => {
  const { get, backend } = await startBackend({ catalogue: EXAMPLE })
  const redirectUri = encodeURIComponent(`${backend.storefront}/account`)
  const request = `client_id=shop&response_type=code&scope=openid&redirect_uri=${redirectUri}&state=s&nonce=n`
  const challenge = 'code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256'
  const page = await (await get(`/sign-in/gb/oauth/authorize?${request}&${challenge}`)).text()
  expect(page).toContain('Hinterland Coffee would like to:')
  expect(page).toContain('Ada Moreno')
})
