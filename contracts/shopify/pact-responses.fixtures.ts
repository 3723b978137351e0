import { Matchers } from '@pact-foundation/pact'
import { anyBoolean, anyList, gid, httpUrl, isoDateTime, money } from '../pact-matchers.fixtures.ts'

const { eachLike, integer, regex, string } = Matchers

/** Matchers for the parts of Shopify's responses that the shop relies on. `changed` overrides them per interaction. */

const image = () => ({
  url: httpUrl('https://images.test/front.jpg'),
  altText: string('Heroes in Navy'),
  width: integer(1600),
  height: integer(2000),
})

/** A cart line at its usual price, without discounts and attributes. */
export const line = (
  changed: { cost?: object; merchandise?: object; product?: object } & Record<string, unknown> = {},
) => {
  const { cost, merchandise, product, ...rest } = changed
  return {
    id: gid('CartLine', 'pact-line?cart=pact-cart'),
    quantity: integer(1),
    attributes: [],
    cost: {
      amountPerQuantity: money(),
      compareAtAmountPerQuantity: null,
      subtotalAmount: money(),
      totalAmount: money(),
      ...cost,
    },
    discountAllocations: [],
    merchandise: {
      __typename: 'ProductVariant',
      id: gid('ProductVariant', 1001001),
      title: string('34 / Build B / 32'),
      sku: string('TRHERONAVYXXXX-34B32'),
      availableForSale: anyBoolean(true),
      quantityAvailable: integer(20),
      price: money(),
      compareAtPrice: null,
      selectedOptions: eachLike({ name: string('Waist'), value: string('34') }),
      image: image(),
      product: {
        id: gid('Product', 2001),
        handle: string('heroes-navy'),
        title: string('Heroes, Navy'),
        productType: string('Trousers'),
        availableForSale: anyBoolean(true),
        onlineStoreUrl: httpUrl('https://shop.test/products/heroes-navy'),
        tags: anyList('New'),
        options: eachLike({ name: string('Waist') }),
        ...product,
      },
      ...merchandise,
    },
    ...rest,
  }
}

export const cart = (changed: object = {}) => ({
  id: regex('^gid://shopify/Cart/.+\\?key=.+$', 'gid://shopify/Cart/pact-cart?key=pact'),
  createdAt: isoDateTime(),
  updatedAt: isoDateTime(),
  checkoutUrl: httpUrl('https://shop.test/checkout/pact-cart'),
  totalQuantity: integer(1),
  attributes: [],
  buyerIdentity: { email: null, customer: null },
  discountCodes: [],
  discountAllocations: [],
  cost: { subtotalAmount: money(), totalAmount: money() },
  lines: { nodes: eachLike(line()) },
  ...changed,
})

/** The response of a cart mutation without refusals. */
export const cartChange = (changed?: object) => ({ cart: cart(changed), userErrors: [], warnings: [] })

/** A product in search results. */
export const productHit = (changed: object = {}) => ({
  id: gid('Product', 2001),
  handle: string('heroes-navy'),
  title: string('Heroes, Navy'),
  productType: string('Trousers'),
  tags: anyList('New'),
  availableForSale: anyBoolean(true),
  totalInventory: integer(20),
  selectedOrFirstAvailableVariant: { currentlyNotInStock: anyBoolean(false) },
  metafield: { value: string('Cotton twill chino, standard leg') },
  featuredImage: image(),
  priceRange: { minVariantPrice: money() },
  compareAtPriceRange: { minVariantPrice: money('0.0') },
  ...changed,
})
