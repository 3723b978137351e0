import { expect, test } from 'vitest'
import { createShopper } from './shopper.fixtures.ts'

type Payload = {
  metafields: { id: string; namespace: string; key: string; value: string }[] | null
  userErrors: { code: string; field: string[]; elementIndex: number | null }[]
}

async function createCartWithMetafields() {
  const shopper = createShopper()
  const { id } = await shopper.startCart()
  const { query } = shopper.store
  const set = async (...inputs: object[]) => {
    const document = `mutation($metafields: [CartMetafieldsSetInput!]!) { payload: cartMetafieldsSet(metafields: $metafields) {
      metafields { id namespace key value type parentResource { ... on Cart { id } } } userErrors { code field elementIndex }
    } }`
    const metafields = inputs.map((input) => ({ ownerId: id, type: 'single_line_text_field', ...input }))
    return (await query<{ payload: Payload }>(document, { metafields })).payload
  }
  const remove = async (key: string) =>
    query<{ payload: { deletedId: string | null; userErrors: { code: string }[] } }>(
      'mutation($input: CartMetafieldDeleteInput!) { payload: cartMetafieldDelete(input: $input) { deletedId userErrors { code field } } }',
      { input: { ownerId: id, key } },
    )
  const readMetafields = () =>
    query<{ cart: object }>(
      'query($id: ID!) { cart(id: $id) { metafield(namespace: "custom", key: "engraving") { value type } metafields(identifiers: [{ key: "mine" }, { key: "none" }]) { value } } }',
      { id },
    )
  return { id, set, remove, readMetafields, shopper }
}

test("metafields are saved with a namespace, by default the client's", async () => {
  const { set, readMetafields, id } = await createCartWithMetafields()
  const { metafields, userErrors } = await set({ key: 'custom.engraving', value: 'JB' }, { key: 'mine', value: '1' })
  expect(userErrors).toEqual([])
  expect(metafields).toMatchObject([{ namespace: 'custom', key: 'engraving', parentResource: { id } }, { key: 'mine' }])
  expect(await readMetafields()).toEqual({
    cart: { metafield: { value: 'JB', type: 'single_line_text_field' }, metafields: [{ value: '1' }, null] },
  })
})

test('a metafield can be changed and deleted', async () => {
  const { set, remove, readMetafields } = await createCartWithMetafields()
  const [first] = (await set({ key: 'custom.engraving', value: 'JB' })).metafields ?? []
  const [again] = (await set({ key: 'custom.engraving', value: 'BJ' })).metafields ?? []
  expect(again).toMatchObject({ id: first?.id, value: 'BJ' })
  expect(await remove('custom.engraving')).toMatchObject({ payload: { deletedId: first?.id, userErrors: [] } })
  expect(await readMetafields()).toMatchObject({ cart: { metafield: null } })
  expect(await remove('custom.engraving')).toMatchObject({
    payload: { userErrors: [{ code: 'METAFIELD_DOES_NOT_EXIST' }] },
  })
})

test.each([
  [{ key: 'custom.engraving', value: '' }, 'BLANK'],
  [{ key: 'x', value: 'y' }, 'TOO_SHORT'],
  [{ key: 'x'.repeat(65), value: 'y' }, 'TOO_LONG'],
  [{ key: 'count', value: 'two', type: 'number_integer' }, 'INVALID_VALUE'],
  [{ key: 'data', value: '{', type: 'json' }, 'INVALID_VALUE'],
  [{ key: 'data', value: '{', type: 'hologram' }, 'INCLUSION'],
  [{ key: 'fine', value: 'y', ownerId: 'gid://shopify/Cart/none' }, 'INVALID_OWNER'],
])('%j is refused with %s, and nothing is set', async (wrong, code) => {
  const { set, readMetafields } = await createCartWithMetafields()
  const { metafields, userErrors } = await set({ key: 'mine', value: '1' }, wrong)
  expect(metafields).toBeNull()
  expect(userErrors).toMatchObject([{ code, elementIndex: 1 }])
  expect(await readMetafields()).toMatchObject({ cart: { metafields: [null, null] } })
})

test('a cart can be created with metafields; invalid ones refuse it', async () => {
  const { shopper } = await createCartWithMetafields()
  const createCart = (value: string) =>
    shopper.createCart({ metafields: [{ key: 'count', type: 'number_integer', value }] })
  expect((await createCart('2')).userErrors).toEqual([])
  expect((await createCart('two')).userErrors).toMatchObject([
    { code: 'INVALID_METAFIELDS', field: ['input', 'metafields', '0', 'value'] },
  ])
})
