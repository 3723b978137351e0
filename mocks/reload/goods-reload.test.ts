import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import type { GoodsFile } from '../world/goods-file/schema/goods-file.ts'
import { copyProject, RELOAD_TIMEOUT_MS, SCENARIO, setSummary, startCopy } from './reload.fixtures.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const mug = { handle: 'mug', title: 'Mug', price: '12.50', inventoryQuantity: 5 }
const bowl = { handle: 'bowl', title: 'Bowl', price: '20.00' }
const GOODS: GoodsFile = {
  shop: { name: 'Kiln' },
  products: [mug, bowl],
  customers: [
    { email: 'ann@example.com', orders: [{ processedAt: '2026-01-01T00:00:00Z', lineItems: [{ product: 'mug' }] }] },
  ],
}

/** A backend with a goods file, and a function that saves it. */
async function startWithGoods(project = ROOT) {
  const folder = mkdtempSync(join(tmpdir(), 'spoke-goods-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'goods.json')
  writeFileSync(file, JSON.stringify(GOODS))
  const backend = await startCopy(project, ['--catalogue', file])
  const save = (goods: GoodsFile | string) => {
    writeFileSync(file, typeof goods === 'string' ? goods : JSON.stringify(goods))
    return backend.readMessage()
  }
  /** Saves as many editors do: a new file takes the place of the old one. */
  const saveByRename = (goods: GoodsFile) => {
    writeFileSync(`${file}~`, JSON.stringify(goods))
    renameSync(`${file}~`, file)
    return backend.readMessage()
  }
  const query = async (query: string, variables: object = {}) => {
    const response = await fetch(`${backend.origin}/shopify/gb/api/2025-01/graphql.json`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-shopify-storefront-access-token': 'any',
        baggage: 'spoke.world=mine',
      },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = await response.json()
    expect(errors).toBeUndefined()
    return data
  }
  return { ...backend, save, saveByRename, query }
}

const TITLES = '{ products(first: 9) { nodes { title } } }'
const CART =
  'id totalQuantity cost { totalAmount { amount } } lines(first: 9) { nodes { quantity merchandise { ... on ProductVariant { id product { title } } } } }'
const CREATE = `mutation ($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) { cart { ${CART} } } }`

test(
  'a saved goods file is taken over, and worlds keep what they have [SIM-10]',
  async () => {
    const { control, query, save, saveByRename } = await startWithGoods()
    await control.setClock('mine', { set: '2027-01-01T12:00:00.000Z', frozen: true })
    const { products } = await query('{ products(first: 9) { nodes { title variants(first: 1) { nodes { id } } } } }')
    const [mugId, bowlId] = products.nodes.map(
      (product: { variants: { nodes: { id: string }[] } }) => product.variants.nodes[0]?.id,
    )
    const lines = [mugId, bowlId].map((merchandiseId) => ({ merchandiseId, quantity: 2 }))
    const { cart } = (await query(CREATE, { lines })).cartCreate
    expect(cart.cost.totalAmount.amount).toBe('65.0')
    await control.addFault('mine', { upstream: 'reviews', respond: { status: 503 } })
    const before = await control.world('mine')

    const dearer = { ...GOODS, products: [{ ...mug, title: 'Big mug', price: '15.00' }, bowl] }
    expect(await save(dearer)).toMatchObject({ type: 'reloaded', files: ['goods.json'] })
    expect(await control.world('mine')).toEqual({ ...before, clock: { ...before.clock, offsetMs: expect.any(Number) } })
    const readCart = async () => (await query(`query ($id: ID!) { cart(id: $id) { ${CART} } }`, { id: cart.id })).cart
    expect(await readCart()).toMatchObject({ totalQuantity: 4, cost: { totalAmount: { amount: '70.0' } } })

    const withoutBowl = {
      ...GOODS,
      products: [
        { ...mug, inventoryQuantity: 1 },
        { ...bowl, handle: 'plate', title: 'Plate' },
      ],
    }
    expect(await saveByRename(withoutBowl)).toMatchObject({ type: 'reloaded' })
    expect(await query(TITLES)).toEqual({ products: { nodes: [{ title: 'Mug' }, { title: 'Plate' }] } })
    expect(await readCart()).toMatchObject({
      totalQuantity: 1,
      cost: { totalAmount: { amount: '12.5' } },
      lines: { nodes: [{ quantity: 1, merchandise: { product: { title: 'Mug' } } }] },
    })
    const people = [...(GOODS.customers ?? []), { email: 'bob@example.com' }]
    await save({ ...GOODS, customers: people })
    expect((await control.world('mine')).records.customers).toBe(3)
    expect((await control.world('default')).records.customers).toBe(6)
    expect(await readCart()).toMatchObject({ totalQuantity: 4, cost: { totalAmount: { amount: '65.0' } } })
  },
  RELOAD_TIMEOUT_MS,
)

test(
  'an invalid goods file keeps the goods that run, also when code reloads, until it is valid [SIM-10]',
  async () => {
    const { query, save, edit, control } = await startWithGoods(copyProject())
    const wrong = { ...GOODS, products: [mug, { ...bowl, price: 'cheap' }, { ...bowl, titel: 'Bowl' }] }
    expect(await save(JSON.stringify(wrong))).toEqual({
      type: 'reload-failed',
      kept: 'goods',
      message: expect.stringMatching(/^goods\.json: products\[1\]\.price: expected a decimal.* \(and 1 more\)$/),
    })
    expect(await save('{\n  "products": [,]\n}')).toMatchObject({
      kept: 'goods',
      message: expect.stringMatching(/^goods\.json: .*it is no JSON: Unexpected token/),
    })
    expect(await save('{\n  "products": [\n')).toMatchObject({
      message: expect.stringMatching(/^goods\.json: line 3: it is no JSON: /),
    })
    const titles = { products: { nodes: [{ title: 'Mug' }, { title: 'Bowl' }] } }
    expect(await query(TITLES)).toEqual(titles)

    expect(await edit(SCENARIO, setSummary('Edited'))).toMatchObject({ type: 'reloaded', files: [SCENARIO] })
    const scenario = (await control.scenarios()).find(({ name }) => name === 'cart-with-lines')
    expect(scenario?.summary).toMatch(/^Edited: /)
    expect(await query(TITLES)).toEqual(titles)

    expect(await save({ ...GOODS, products: [bowl] })).toMatchObject({
      message: expect.stringContaining('no product is called "mug"'),
    })
    expect(await save({ ...GOODS, products: [bowl, mug] })).toMatchObject({ type: 'reloaded' })
    expect(await query(TITLES)).toEqual({ products: { nodes: [{ title: 'Bowl' }, { title: 'Mug' }] } })
  },
  RELOAD_TIMEOUT_MS,
)

test(
  'a folder of goods files and this shop’s own are taken over as one file is [SIM-10]',
  async () => {
    const project = copyProject()
    const folder = join(project, 'goods')
    mkdirSync(folder)
    writeFileSync(join(folder, 'shop.json'), JSON.stringify({ extends: 'default', shop: GOODS.shop }))
    writeFileSync(join(folder, 'products.json'), JSON.stringify({ products: [mug] }))
    const { edit, origin } = await startCopy(project, ['--catalogue', folder])
    const renameMug = (text: string) => text.replace('"Mug"', '"Big mug"')
    expect(await edit('goods/products.json', renameMug)).toMatchObject({ type: 'reloaded', files: ['goods'] })
    expect(await edit('goods/products.json', () => '{ "shop": { "name": "Oven" } }')).toMatchObject({
      message: 'goods: shop: shop.json has it, and so has another file',
    })

    const STYLES = 'mocks/shop/styles.json'
    expect(await edit(STYLES, (text) => text.replace('"Heroes"', '"Heros"'))).toMatchObject({
      type: 'reload-failed',
      message: expect.stringMatching(
        /^mocks\/shop\/styles\.json: reviews\.styles\.Heroes: no style is called "Heroes"/,
      ),
    })
    expect(await edit(STYLES, (text) => text.replace('"Heros"', '"Heroes"'))).toMatchObject({ type: 'reloaded' })
    const COLLECTIONS = 'mocks/shop/collections.json'
    await edit('goods/products.json', () => '{}')
    expect(await edit(COLLECTIONS, (text) => text.replace('"Trousers"', '"Breeches"'))).toMatchObject({
      type: 'reloaded',
      files: [COLLECTIONS],
    })
    const response = await fetch(`${origin}/shopify/gb/api/2025-01/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': 'any' },
      body: JSON.stringify({ query: '{ collection(handle: "trousers") { title } }' }),
    })
    expect(await response.json()).toMatchObject({ data: { collection: { title: 'Breeches' } } })
  },
  RELOAD_TIMEOUT_MS,
)
