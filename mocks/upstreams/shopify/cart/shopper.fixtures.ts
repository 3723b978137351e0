import type { CartLineInput, CartLineUpdateInput } from '#contracts/shopify/generated/documents.ts'
import { createTestStore } from '../shopify.fixtures.ts'

const CART = `
  fragment CartFields on Cart {
    id checkoutUrl totalQuantity createdAt updatedAt note
    attributes { key value }
    buyerIdentity { email countryCode }
    discountCodes { code applicable }
    discountAllocations { discountedAmount { amount } ... on CartCodeDiscountAllocation { code } }
    cost { subtotalAmount { amount } totalAmount { amount currencyCode } }
    lines(first: 100) {
      nodes {
        id quantity attributes { key value }
        cost { amountPerQuantity { amount } subtotalAmount { amount } totalAmount { amount } }
        discountAllocations { discountedAmount { amount } ... on CartAutomaticDiscountAllocation { title } }
        merchandise { ... on ProductVariant { id product { handle availableForSale } } }
      }
    }
  }
`
const PAYLOAD = `cart { ...CartFields } userErrors { code field message } warnings { code message target }`

export type Amount = { amount: string }

/** The cart fields that the tests query. */
export type Cart = {
  id: string
  checkoutUrl: string
  totalQuantity: number
  note: string | null
  createdAt: string
  updatedAt: string
  attributes: { key: string; value: string }[]
  buyerIdentity: { email: string | null; countryCode: string | null }
  discountCodes: { code: string; applicable: boolean }[]
  discountAllocations: { code: string; discountedAmount: Amount }[]
  cost: { subtotalAmount: Amount; totalAmount: Amount & { currencyCode: string } }
  lines: {
    nodes: {
      id: string
      quantity: number
      attributes: { key: string; value: string }[]
      cost: { amountPerQuantity: Amount; subtotalAmount: Amount; totalAmount: Amount }
      discountAllocations: { title: string; discountedAmount: Amount }[]
      merchandise: { id: string; product: { handle: string; availableForSale: boolean } }
    }[]
  }
}
type Payload = {
  cart: Cart | null
  userErrors: { code: string; field: string[]; message: string }[]
  warnings: { code: string; message: string; target: string }[]
}

/** The cart operations of a client in a region's store. */
export function createShopper(region: 'gb' | 'us' | 'eu' = 'gb', store = createTestStore()) {
  /** @param types The GraphQL types of the variables, by name. */
  const mutate = async (name: string, types: Record<string, string>, variables: Record<string, unknown>) => {
    const declarations = Object.entries(types).map(([key, type]) => `$${key}: ${type}`)
    const args = Object.keys(types).map((key) => `${key}: $${key}`)
    const document = `mutation(${declarations}) { ${name}(${args}) { ${PAYLOAD} } } ${CART}`
    const payload = (await store.query<Record<string, Payload>>(document, variables, region))[name]
    if (!payload) throw new Error(`${name} returned no payload`)
    return payload
  }
  return {
    store,
    createCart: (input: object = {}) => mutate('cartCreate', { input: 'CartInput' }, { input }),
    addLines: (cartId: string, ...lines: CartLineInput[]) =>
      mutate('cartLinesAdd', { cartId: 'ID!', lines: '[CartLineInput!]!' }, { cartId, lines }),
    updateLines: (cartId: string, ...lines: CartLineUpdateInput[]) =>
      mutate('cartLinesUpdate', { cartId: 'ID!', lines: '[CartLineUpdateInput!]!' }, { cartId, lines }),
    removeLines: (cartId: string, ...lineIds: string[]) =>
      mutate('cartLinesRemove', { cartId: 'ID!', lineIds: '[ID!]!' }, { cartId, lineIds }),
    setDiscountCodes: (cartId: string, ...discountCodes: string[]) =>
      mutate('cartDiscountCodesUpdate', { cartId: 'ID!', discountCodes: '[String!]' }, { cartId, discountCodes }),
    setAttributes: (cartId: string, attributes: { key: string; value: string }[]) =>
      mutate('cartAttributesUpdate', { cartId: 'ID!', attributes: '[AttributeInput!]!' }, { cartId, attributes }),
    setNote: (cartId: string, note: string) =>
      mutate('cartNoteUpdate', { cartId: 'ID!', note: 'String!' }, { cartId, note }),
    setBuyerIdentity: (cartId: string, buyerIdentity: object) =>
      mutate(
        'cartBuyerIdentityUpdate',
        { cartId: 'ID!', buyerIdentity: 'CartBuyerIdentityInput!' },
        { cartId, buyerIdentity },
      ),
    async readCart(id: string): Promise<Cart | null> {
      const document = `query($id: ID!) { cart(id: $id) { ...CartFields } } ${CART}`
      return (await store.query<{ cart: Cart | null }>(document, { id }, region)).cart
    },
    /** Creates a cart with lines, and fails if that is refused. */
    async startCart(...lines: CartLineInput[]): Promise<Cart> {
      const { cart } = await this.createCart({ lines })
      if (!cart) throw new Error('no cart was created')
      return cart
    },
  }
}
