import type { Cart, CartLine } from './cart.ts'

/** A cart for tests: one line of one pair, unless said otherwise. */
export function aCart(over: Partial<Cart> = {}): Cart {
  const lines = over.lines ?? [aLine()]
  return {
    id: 'gid://shopify/Cart/test',
    lines,
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotal: { amount: '98.00', currencyCode: 'GBP' },
    total: { amount: '98.00', currencyCode: 'GBP' },
    sent: { amount: '98.00', currencyCode: 'GBP' },
    discounts: [],
    discountCodes: [],
    codeForCheckout: null,
    giftMessage: '',
    checkoutUrl: 'https://checkout.example/c/test',
    ...over,
  }
}

/** A line for tests: one pair of trousers, unless said otherwise. */
export const aLine = (over: Partial<CartLine> = {}): CartLine => ({
  id: 'gid://shopify/CartLine/1?cart=test',
  merchandiseId: 'gid://shopify/ProductVariant/1001001',
  quantity: 1,
  sku: 'TRHERONAVYXXXX-34B32',
  product: { id: '1001', handle: 'heroes-navy', title: 'Heroes, Navy', image: null, productType: 'Trousers' },
  options: [],
  attributes: [],
  details: [],
  madeToOrder: false,
  price: { amount: '98.00', currencyCode: 'GBP' },
  compareAtPrice: null,
  subtotal: { amount: '98.00', currencyCode: 'GBP' },
  total: { amount: '98.00', currencyCode: 'GBP' },
  offers: [],
  ...over,
})
