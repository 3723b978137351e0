import { expect, onTestFinished, test } from 'vitest'
import { createSimulatedBackend } from '#mocks/backend.ts'
import { toAgentCall } from '#tests/support/agent-call.ts'
import { givenAgent, VARIANT } from './agent.fixtures.ts'

test('a product narrows by what is selected, and a variant is selected by its own values', async () => {
  const { call } = await givenAgent()
  const select = async (id: string, selected: object[]) =>
    (await call('get_product', { catalog: { id, selected } })).output
  expect((await select('heroes-navy', [{ name: 'Waist', label: '99' }])).messages).toMatchObject([
    { code: 'not_found' },
  ])
  const selected = [
    { name: 'Waist', label: '34' },
    { name: 'Build', label: 'Build B' },
  ]
  const { product } = await select('heroes-navy', selected)
  expect(product.selected).toEqual(selected)
  expect(product.variants.length).toBeGreaterThan(1)
  for (const { options } of product.variants) expect(options).toMatchObject([{ label: '34' }, { label: 'Build B' }, {}])
  const { product: own } = await select(VARIANT, [{ name: 'Waist', label: '34' }])
  expect(own.variants[0].id).toBe(VARIANT)
  expect(own.selected).toContainEqual({ name: 'Waist', label: '28' })
})

const toVariant = (size: string, colour: string, inventoryQuantity: number) => ({
  inventoryQuantity,
  optionValues: [
    { optionName: 'Size', name: size },
    { optionName: 'Colour', name: colour },
  ],
})
/** A shirt that does not come in Oat for M; Ink is sold out for S. */
const SHIRT = {
  handle: 'shirt',
  title: 'Shirt',
  price: '20.00',
  productOptions: [
    { name: 'Size', values: ['S', 'M'] },
    { name: 'Colour', values: ['Oat', 'Ink'] },
  ],
  variants: [toVariant('S', 'Oat', 5), toVariant('S', 'Ink', 0), toVariant('M', 'Ink', 5)],
}
const NONE = { available: false, exists: false }
const SOLD_OUT = { available: false, exists: true }
const THERE = { available: true, exists: true }
const MEDIUM = { name: 'Size', label: 'M' }
const OAT = { name: 'Colour', label: 'Oat' }

/** An agent at a store that sells the shirt. */
async function givenShirt() {
  const backend = await createSimulatedBackend({ strict: true, catalogue: { products: [SHIRT] } })
  onTestFinished(() => backend.close())
  const call = toAgentCall({ backend, fetch: (input, init) => backend.handle(new Request(input, init)) })
  return async (selected: object[], preferences: string[] = []) =>
    (await call('get_product', { catalog: { id: 'shirt', selected, preferences } })).output.product
}

test.each([
  { preferences: ['Size'], kept: MEDIUM, title: 'M / Ink', sizes: [THERE, THERE], colours: [NONE, THERE] },
  { preferences: ['Colour', 'Fit'], kept: OAT, title: 'S / Oat', sizes: [THERE, NONE], colours: [THERE, THERE] },
  { preferences: [], kept: MEDIUM, title: 'M / Ink', sizes: [THERE, THERE], colours: [NONE, THERE] },
])('what no variant has together is given up: $preferences keeps $title', async (row) => {
  const select = await givenShirt()
  expect(await select([MEDIUM, OAT], row.preferences)).toMatchObject({
    selected: [row.kept],
    variants: [{ title: row.title }],
    options: [{ values: row.sizes }, { values: row.colours }],
  })
})

test('a value that is sold out beside the selection exists and is not available', async () => {
  const select = await givenShirt()
  const { options } = await select([{ name: 'Size', label: 'S' }])
  expect(options).toMatchObject([{ values: [THERE, THERE] }, { values: [THERE, SOLD_OUT] }])
})
