import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { createSimulatedBackend } from './backend.ts'
import { getOrderNumber } from './upstreams/shopify/customer/order.ts'
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
  ['.', /there is no file "\." in /],
  ['ftp://shop.test/mug.jpg', /is no address of the web: expected a URL of https, or a path in the file's folder/],
  ['../../etc/passwd.jpg', /is outside .*: expected a URL, or a path in the file's folder/],
])('a picture at %s is refused [SIM-10]', async (originalSource, message) => {
  const file = join(await makeFolder(), 'goods.json')
  const products = [{ handle: 'mug', title: 'Mug', price: '1', files: [{ originalSource }] }]
  await writeFile(file, JSON.stringify({ products }))
  await expect(createSimulatedBackend({ catalogue: file })).rejects.toThrow(message)
})

test.each([
  ['a file', ['goods.json']],
  ['a folder of two files', ['products.json', 'pages.json']],
])('%s of 50 MB is refused in a line [SIM-10]', async (_, names) => {
  const folder = await makeFolder()
  for (const name of names)
    await writeFile(join(folder, name), `{ "products": [] ${' '.repeat(50_000_000 / names.length)} }`)
  const goods = names.length === 1 ? join(folder, 'goods.json') : folder
  await expect(createSimulatedBackend({ catalogue: goods })).rejects.toThrow(
    /cannot be used: it has 50 MB; a goods file has at most 48 MB$/,
  )
})

test('orders have the numbers of their names [SIM-10]', async () => {
  const order = (name: string) => ({ name, processedAt: '2026-01-01T00:00:00Z', lineItems: [{ product: 'mug' }] })
  const orders = ['#1001', 'SP-2002', '#3003-B'].map(order)
  const { backend } = await startBackend({ catalogue: { ...MUG, customers: [{ email: 'ann@example.com', orders }] } })
  const world = backend.worlds.get('default')
  await world.ready
  expect(world.orders.all().map((record) => [record.name, getOrderNumber(record)])).toEqual(
    expect.arrayContaining([
      ['#1001', 1001],
      ['SP-2002', 2002],
      ['#3003-B', 3003],
    ]),
  )
})

test('an impossible file stops the start with its problems, and frees the state folder [SIM-10]', async () => {
  const stateDir = await makeFolder()
  const start = (catalogue: string) => createSimulatedBackend({ stateDir, catalogue })
  await expect(start('nowhere.json')).rejects.toThrow(/nowhere\.json cannot be used: there is no such file/)
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
  expect((await get('/images/s/files/1/0000/0001/files/package.json')).status).toBe(404)
  expect((await get('/images/heroes-navy/front.jpg')).status).toBe(404)
})

/** A goods file with pictures of a size, in folders beside it. */
async function makePictures(names: readonly string[], size = { width: 60, height: 40 }) {
  const folder = await makeFolder()
  const { default: sharp } = await import('sharp')
  for (const name of names) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await sharp({ create: { ...size, channels: 3, background: '#123456' } }).toFile(join(folder, name))
  }
  const file = join(folder, 'goods.json')
  const files = names.map((name) => ({ originalSource: `./${name}` }))
  await writeFile(file, JSON.stringify({ products: [{ handle: 'shirt', title: 'Shirt', price: '1', files }] }))
  return file
}

const PICTURES =
  '{ product(handle: "shirt") { images(first: 9) { nodes { width height url wide: url(transform: { maxWidth: 30 }) } } } }'

test('pictures have their size, and Shopify’s addresses, each of its own [SIM-10]', async () => {
  const names = ['a.png', 'b.jpg', 'c.webp', 'd.avif', 'e.gif', 'old/a.png']
  const { get, query } = await startBackend({ catalogue: await makePictures(names) })
  const { data } = await query(PICTURES)
  const pictures: { width: number; height: number; url: string; wide: string }[] = data.product.images.nodes
  expect(pictures.map(({ width, height }) => [width, height])).toEqual(names.map(() => [60, 40]))
  expect(new Set(pictures.map(({ url }) => new URL(url).pathname)).size).toBe(names.length)
  for (const { url, wide } of pictures) {
    expect(url).toMatch(/\/s\/files\/1\/\d+\/\d+\/files\/\w+\.\w+\?v=\d+$/)
    expect(wide).toBe(`${url}&width=30`)
    expect((await get(url.replace('http://localhost:4010', ''))).status).toBe(200)
  }
})

test.each([
  ['', '&width=30', [30, 20]],
  ['_30x20', '', [30, 20]],
  ['_30x', '', [30, 20]],
  ['_x10', '', [15, 10]],
  ['_10x10_crop_center', '', [10, 10]],
  ['_10x10@2x', '', [20, 20]],
  ['_icon', '', [32, 32]],
  ['_200x200', '', [40, 40]],
  ['_original', '', [60, 40]],
])('a picture named with "%s" and "%s" has %j pixels [SIM-10]', async (suffix, parameters, size) => {
  const { get, query } = await startBackend({ catalogue: await makePictures(['a.png']) })
  const { data } = await query(PICTURES)
  const { pathname, search } = new URL(data.product.images.nodes[0].url)
  const response = await get(pathname.replace('.png', `${suffix}.png`) + search + parameters)
  const { default: sharp } = await import('sharp')
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect([width, height]).toEqual(size)
})

test('a host of images is in their addresses, and is served [SIM-10]', async () => {
  const host = { imageHost: 'https://cdn.shopify.com' }
  const own = await startBackend({ ...host, catalogue: await makePictures(['a.png']) })
  const { data } = await own.query(PICTURES)
  const [{ url }] = data.product.images.nodes
  expect(url).toMatch(/^https:\/\/cdn\.shopify\.com\/s\/files\/1\/\d+\/\d+\/files\/a\.png\?v=\d+$/)
  expect(own.backend.storeHosts).toContain('cdn.shopify.com')
  expect((await own.backend.handle(new Request(`${url}&width=30`))).status).toBe(200)
  const shop = await startBackend({ ...host, draftPictures: true })
  const drawn = await shop.query('{ product(handle: "heroes-navy") { featuredImage { url } } }')
  const address = drawn.data.product.featuredImage.url
  expect(address).toBe('https://cdn.shopify.com/s/files/1/0000/0001/files/heroes-navy-front.jpg?v=1')
  expect((await shop.backend.handle(new Request(`${address}&width=80`))).status).toBe(200)
  await expect(createSimulatedBackend({ imageHost: 'cdn.shopify.com' })).rejects.toThrow('is not an image host')
})

test.each([
  ['text', 'no picture', 'is no picture: expected AVIF, GIF, JPEG, PNG, SVG or WebP'],
  ['21 MB', 'x'.repeat(21_000_000), 'is 21 MB; a picture has at most 20 MB'],
])('a picture of %s is refused with its path [SIM-10]', async (_, content, message) => {
  const folder = await makeFolder()
  await writeFile(join(folder, 'a.png'), content)
  const products = [{ handle: 'mug', title: 'Mug', price: '1', files: [{ originalSource: './a.png' }] }]
  await writeFile(join(folder, 'goods.json'), JSON.stringify({ products }))
  await expect(createSimulatedBackend({ catalogue: join(folder, 'goods.json') })).rejects.toThrow(
    `products[0].files[0].originalSource: "./a.png" ${message}`,
  )
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
    { error: expect.stringContaining('The bundle has the goods goods.json, and this backend those of this shop') },
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
