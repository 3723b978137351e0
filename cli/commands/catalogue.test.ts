import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { setUpSimulatedBackend } from '../backend/backend.fixtures.ts'

const EXAMPLE = fileURLToPath(new URL('../../mocks/world/goods-file/examples/goods.json', import.meta.url))
const { getServer, spoke, spokeJson } = setUpSimulatedBackend({ catalogue: EXAMPLE })
let store: string
beforeAll(() => {
  store = `${getServer().origin}/shopify/gb`
})

async function makeFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('a goods file is checked and counted [SIM-10] [CLI-02]', async () => {
  const { out, exitCode } = await spoke(`catalogue check ${EXAMPLE}`)
  expect(out).toContain('6 products, 12 variants, 3 collections, 2 menus, 1 page, 1 blog, 2 articles, 4 policies')
  expect(exitCode).toBe(0)
})

test('a goods file of other currencies is checked, and its schema and fields have markets [SIM-10] [CLI-02]', async () => {
  const folder = await makeFolder()
  const file = join(folder, 'goods.json')
  const japan = { name: 'Japan', countries: ['JP'], currency: 'JPY' }
  const mug = { handle: 'mug', title: 'Mug', price: '1500' }
  await writeFile(file, JSON.stringify({ markets: [japan], products: [mug] }))
  expect((await spoke(`catalogue check ${file}`)).out).toContain('1 market, 1 product, 1 variant')
  await writeFile(file, JSON.stringify({ markets: [japan], products: [{ ...mug, price: '1500.50' }] }))
  expect((await spoke(`catalogue check ${file}`)).err).toContain(
    'products[0].price: "1500.50" has too many decimals: expected none, as JPY has',
  )
  const schema = JSON.parse((await spoke('catalogue schema')).out)
  expect(schema.properties.markets.items).toMatchObject({ required: ['name', 'countries', 'currency'] })
  expect((await spoke('catalogue fields')).out).toMatch(/^markets\[\]\.currency +required; what its customers pay in$/m)
})

test('a wrong goods file is refused with every problem, without a stack [SIM-10] [CLI-03]', async () => {
  const file = join(await makeFolder(), 'goods.json')
  await writeFile(file, '{ "products": [{ "handle": "mug", "titel": "Mug", "price": "x" }] }')
  const { err, exitCode } = await spoke(`catalogue check ${file}`)
  expect(err.split('\n')).toEqual([
    `The goods file ${file} cannot be used:`,
    '  products[0].title: expected the title of the product',
    '  products[0].price: expected a decimal like "12.50", or one by currency like { "GBP": "12.50", "JPY": "2400" }',
    '  products[0].titel: is no field of a goods file; did you mean "title"?',
    '`npx spoke catalogue fields` lists every field of a goods file.',
  ])
  expect(exitCode).toBe(1)
})

test('a store is exported into a file that can be used [SIM-10] [CLI-02]', async () => {
  const file = join(await makeFolder(), 'export.json')
  const command = `catalogue export --from ${store} --token public --out ${file} --metaobject farm`
  const { out, exitCode } = await spoke(`${command} --metafield product:custom.farm`)
  expect(out.split('\n')).toEqual([
    expect.stringMatching(
      /^Wrote .*export\.json with 1 market, 6 products, 12 variants, 3 collections, 2 menus, 1 page, .*1 metaobject/,
    ),
    `Use it: spoke backend --catalogue ${file}`,
  ])
  expect(exitCode).toBe(0)
  const { products } = JSON.parse(await readFile(file, 'utf8'))
  expect(products[0].metafields).toMatchObject([{ namespace: 'custom', key: 'farm', type: 'metaobject_reference' }])
})

test.each([
  ['catalogue export --token x', "equired option '--from <url>' not specified"],
  [
    'catalogue export --from http://127.0.0.1:9 --token x --metafield custom.farm',
    'Expected a name like product:custom.care',
  ],
])('`spoke %s` writes nothing and says why [CLI-03]', async (args, line) => {
  const { err, exitCode } = await spoke(args)
  expect(err).toContain(line)
  expect(exitCode).toBe(2)
})

test('the fields of a goods file are listed, and their JSON Schema is printed [SIM-10]', async () => {
  expect((await spoke('catalogue fields')).out).toMatch(/products\[\]\.vendor +the shop’s name without it/)
  expect((await spokeJson('catalogue schema')).properties.products.type).toBe('array')
})
