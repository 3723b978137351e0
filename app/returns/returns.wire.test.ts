import { expect, test } from 'vitest'
import type { ReturnableLine } from '#contracts/backend/generated/types.ts'
import { toOrder } from './returns.wire.ts'

const price = { amount: '98.00', currencyCode: 'GBP' }
const line: ReturnableLine = {
  id: 'line-1',
  variant_id: 'gid://shopify/ProductVariant/1001001',
  sku: 'TRHERONAVYXXXX-34B32',
  product_handle: 'heroes-navy',
  variant_title: '34 / B / 32',
  title: 'Heroes in Navy',
  product_type: 'Trousers',
  options: [],
  image: { src: 'https://images.example/heroes' },
  price,
  quantity: 2,
  returnable_quantity: 2,
  blocked: null,
  exchanges: [],
}

const order = {
  token: 'token',
  order_number: 'SP1001',
  placed_at: '2026-11-10T10:00:00Z',
  delivered_at: null,
  window_ends_at: '2027-06-01T10:00:00Z',
  country: 'GB',
  returns: [],
}

test('a picture without protocol is shown, and one without an address is none [CTR-06] [RET-03]', () => {
  const lines = ['//images.example/heroes', 'heroes.jpg'].map((src) => ({ ...line, image: { src } }))
  expect(toOrder({ ...order, lines }).lines.map(({ picture }) => picture.src)).toEqual([
    'https://images.example/heroes',
    null,
  ])
})

test.each([
  [null, 2],
  ['personalised', 0],
  ['outside-window', 0],
] as const)(
  'of a line that is blocked by %s, %i can go back, however many are left [RET-03]',
  (blocked, returnable) => {
    const { lines } = toOrder({ ...order, lines: [{ ...line, blocked }] })
    expect(lines).toMatchObject([{ blocked, returnable, picture: { alt: 'Heroes in Navy' } }])
  },
)
