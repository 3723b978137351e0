import { expect, test } from 'vitest'
import { applyCartForm } from '#app/cart/apply-change.server.ts'
import { givenVisitor } from '#app/cart/cart-visitor.fixtures.ts'
import { readFormData } from '#app/http/request-body.ts'
import { addFromForm, changeLineFromForm } from './cart-post.server.ts'
import { aProduct } from './product.fixtures.ts'
import { createVariantGrid } from './size/variant-grid.ts'

const LONG = 'x'.repeat(10_000)
const LINE = 'gid://shopify/CartLine/1?cart=1'
const HEROES = 'gid://shopify/ProductVariant/1001001'

/** Parses a posted body, also one that no browser would send. */
const parse = (body: BodyInit) =>
  readFormData(
    new Request('https://shop.test/cart', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    }),
  )

const forms: [name: string, body: BodyInit][] = [
  ['a product of 10,000 characters', `product=${LONG}`],
  ['a line of 10,000 characters to change', `change-line=gid://shopify/CartLine/${LONG}&colour=heroes-navy`],
  ['a colour of 10,000 characters', `change-line=${encodeURIComponent(LINE)}&colour=${LONG}`],
  ['a line of 10,000 characters', `line=gid://shopify/CartLine/${LONG}&merchandise=${HEROES}&set=1`],
  [
    'a variant of 10,000 characters',
    `line=${encodeURIComponent(LINE)}&merchandise=gid://shopify/ProductVariant/${LONG}&set=1`,
  ],
  ['a line that is none', `line=gid://shopify/Cart/1&merchandise=${HEROES}&set=1`],
  ['a negative quantity', `line=${encodeURIComponent(LINE)}&merchandise=${HEROES}&set=-1`],
  ['half a piece', `line=${encodeURIComponent(LINE)}&merchandise=${HEROES}&set=0.5`],
  ['a quantity beyond all stock', `line=${encodeURIComponent(LINE)}&merchandise=${HEROES}&set=1e300`],
  ['8,000 fields', `${'line=a&'.repeat(8_000)}set=1`],
  ['8,000 unknown fields', 'x=1&'.repeat(8_000)],
  ['a message of 10,000 characters', `gift-message=${LONG}`],
  ['a code of 10,000 characters', `code=${LONG}`],
  ['a message that is no UTF-8', 'gift-message=%FF%FE'],
  ['bytes that are no UTF-8', new Uint8Array([...new TextEncoder().encode('code='), 0xff, 0xfe])],
]

test.each(forms)('a posted form with %s fails with a message and changes nothing [CART-03]', async (_, body) => {
  const { deps, sent, visitor } = await givenVisitor('cart-with-lines')
  const form = await parse(body)
  const before = [...visitor.jar]
  const read: string[] = []
  const readNothing = async (handle: string) => {
    read.push(handle)
    return null
  }
  const outcome = form.has('product')
    ? await addFromForm(deps, readNothing, form)
    : form.has('change-line')
      ? await changeLineFromForm(deps, readNothing, form)
      : await applyCartForm(deps, form)
  expect(outcome).toMatchObject({ ok: false, failure: expect.stringMatching(/^cart\./) })
  expect([sent, read.filter((handle) => handle.length > 200), [...visitor.jar]]).toEqual([[], [], before])
})

test.each([
  ['sold out', { ids: [1001001], stock: [0], preOrder: [] }],
  ['on its way', { ids: [1001001], stock: [5], preOrder: [0] }],
  ['not made', { ids: [0], stock: [0], preOrder: [] }],
])('a posted size that is %s is not added, and the shopper reads so [PDP-03] [CART-16]', async (_, lists) => {
  const { deps, sent } = await givenVisitor('default-shop')
  const product = aProduct({ variants: createVariantGrid({ shape: [1], skus: ['-34'], ...lists }) })
  const outcome = await addFromForm(deps, async () => product, await parse('product=heroes-navy&w=34'))
  expect([outcome, sent]).toEqual([{ ok: false, failure: 'cart.variant-unavailable' }, []])
})
