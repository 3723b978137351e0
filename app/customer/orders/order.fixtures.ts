import type { Order, OrderLine } from './order.ts'

const pounds = (amount: string) => ({ amount, currencyCode: 'GBP' })

/** A line of one pair of trousers that can be bought again. */
export const createLine = (overrides: Partial<OrderLine> = {}): OrderLine => ({
  id: 'gid://shopify/LineItem/1',
  title: 'Heroes, Navy',
  quantity: 1,
  image: null,
  handle: 'heroes-navy',
  details: ['Waist: 34'],
  price: pounds('98.0'),
  fullPrice: pounds('98.0'),
  paid: pounds('98.0'),
  discounts: [],
  returned: 0,
  isGiftCard: false,
  variantId: 'v1',
  stock: 'available',
  attributes: [],
  ...overrides,
})

/** An order of one line that was delivered. */
export const createOrder = (overrides: Partial<Order> = {}): Order => ({
  id: 'gid://shopify/Order/1001',
  name: '#SP1001',
  placedAt: '2026-01-01T12:00:00Z',
  status: 'delivered',
  deliveredAt: null,
  statusUrl: 'https://shop.test/orders/1001',
  shippingAddress: null,
  parcels: [],
  lines: [createLine()],
  totals: {
    subtotal: pounds('98.0'),
    discount: null,
    delivery: pounds('0.0'),
    extra: null,
    total: pounds('98.0'),
    giftCards: [],
    refunded: null,
  },
  returns: [],
  refunds: [],
  ...overrides,
})
