import type { Cart, CartLine } from './cart.ts'

/** A cart for tests; by default it has one line of one pair. */
export function aCart(overrides: Partial<Cart> = {}): Cart {
  const lines = overrides.lines ?? [aLine()]
  return {
    id: 'gid://shopify/Cart/test',
    createdAt: '2026-11-21T09:30:00Z',
    updatedAt: '2026-11-21T09:30:00Z',
    buyerEmail: null,
    customer: null,
    lines,
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotal: { amount: '98.00', currencyCode: 'GBP' },
    total: { amount: '98.00', currencyCode: 'GBP' },
    deliverableTotal: { amount: '98.00', currencyCode: 'GBP' },
    discounts: [],
    discountCodes: [],
    codeForCheckout: null,
    giftMessage: '',
    checkoutUrl: 'https://checkout.example/c/test',
    ...overrides,
  }
}

/** A line for tests; by default one pair of trousers. */
export const aLine = (overrides: Partial<CartLine> = {}): CartLine => ({
  id: 'gid://shopify/CartLine/1?cart=test',
  merchandiseId: 'gid://shopify/ProductVariant/1001001',
  quantity: 1,
  sku: 'TRHERONAVYXXXX-34B32',
  product: {
    id: '1001',
    handle: 'heroes-navy',
    title: 'Heroes, Navy',
    image: null,
    productType: 'Trousers',
    multiBuys: [],
  },
  options: [],
  attributes: [],
  details: [],
  isMadeToOrder: false,
  price: { amount: '98.00', currencyCode: 'GBP' },
  compareAtPrice: null,
  subtotal: { amount: '98.00', currencyCode: 'GBP' },
  total: { amount: '98.00', currencyCode: 'GBP' },
  offers: [],
  ...overrides,
})
