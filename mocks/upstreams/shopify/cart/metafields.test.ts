import { expect, test } from 'vitest'
import { createShopper } from './shopper.fixtures.ts'

type Payload = {
  metafields: { id: string; namespace: string; key: string; value: string }[] | null
  userErrors: { code: string; field: string[]; elementIndex: number | null }[]
}

async function aCartWithNotes() {
  const shopper = createShopper()
  const { id } = await shopper.startCart()
  const { query } = shopper.store
  const set = async (...given: object[]) => {
    const document = `mutation($metafields: [CartMetafieldsSetInput!]!) { done: cartMetafieldsSet(metafields: $metafields) {
      metafields { id namespace key value type parentResource { ... on Cart { id } } } userErrors { code field elementIndex }
    } }`
    const metafields = given.map((each) => ({ ownerId: id, type: 'single_line_text_field', ...each }))
    return (await query<{ done: Payload }>(document, { metafields })).done
  }
  const remove = async (key: string) =>
    query<{ done: { deletedId: string | null; userErrors: { code: string }[] } }>(
      'mutation($input: CartMetafieldDeleteInput!) { done: cartMetafieldDelete(input: $input) { deletedId userErrors { code field } } }',
      { input: { ownerId: id, key } },
    )
  const look = () =>
    query<{ cart: object }>(
      'query($id: ID!) { cart(id: $id) { metafield(namespace: "custom", key: "engraving") { value type } metafields(identifiers: [{ key: "mine" }, { key: "none" }]) { value } } }',
      { id },
    )
  return { id, set, remove, look, shopper }
}

test("a cart keeps what a client sets, by name or under the client's own namespace", async () => {
  const { set, look, id } = await aCartWithNotes()
  const { metafields, userErrors } = await set({ key: 'custom.engraving', value: 'JB' }, { key: 'mine', value: '1' })
  expect(userErrors).toEqual([])
  expect(metafields).toMatchObject([{ namespace: 'custom', key: 'engraving', parentResource: { id } }, { key: 'mine' }])
  expect(await look()).toEqual({
    cart: { metafield: { value: 'JB', type: 'single_line_text_field' }, metafields: [{ value: '1' }, null] },
  })
})

test('setting it again changes it, and deleting takes it away', async () => {
  const { set, remove, look } = await aCartWithNotes()
  const [first] = (await set({ key: 'custom.engraving', value: 'JB' })).metafields ?? []
  const [again] = (await set({ key: 'custom.engraving', value: 'BJ' })).metafields ?? []
  expect(again).toMatchObject({ id: first?.id, value: 'BJ' })
  expect(await remove('custom.engraving')).toMatchObject({ done: { deletedId: first?.id, userErrors: [] } })
  expect(await look()).toMatchObject({ cart: { metafield: null } })
  expect(await remove('custom.engraving')).toMatchObject({
    done: { userErrors: [{ code: 'METAFIELD_DOES_NOT_EXIST' }] },
  })
})

test.each([
  [{ key: 'custom.engraving', value: '' }, 'BLANK'],
  [{ key: 'x', value: 'y' }, 'TOO_SHORT'],
  [{ key: 'x'.repeat(65), value: 'y' }, 'TOO_LONG'],
  [{ key: 'count', value: 'two', type: 'number_integer' }, 'INVALID_VALUE'],
  [{ key: 'data', value: '{', type: 'json' }, 'INVALID_VALUE'],
  [{ key: 'data', value: '{', type: 'hologram' }, 'INCLUSION'],
  [{ key: 'fine', value: 'y', ownerId: 'gid://shopify/Cart/nobody' }, 'INVALID_OWNER'],
])('%j is refused with %s, and then nothing is set', async (wrong, code) => {
  const { set, look } = await aCartWithNotes()
  const { metafields, userErrors } = await set({ key: 'mine', value: '1' }, wrong)
  expect(metafields).toBeNull()
  expect(userErrors).toMatchObject([{ code, elementIndex: 1 }])
  expect(await look()).toMatchObject({ cart: { metafields: [null, null] } })
})

test('a cart can begin with some; wrong ones refuse the cart', async () => {
  const { shopper } = await aCartWithNotes()
  const begin = (value: string) => shopper.createCart({ metafields: [{ key: 'count', type: 'number_integer', value }] })
  expect((await begin('2')).userErrors).toEqual([])
  expect((await begin('two')).userErrors).toMatchObject([
    { code: 'INVALID_METAFIELDS', field: ['input', 'metafields', '0', 'value'] },
  ])
})
