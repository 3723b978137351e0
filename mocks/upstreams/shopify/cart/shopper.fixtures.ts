import type { CartLineInput, CartLineUpdateInput } from '#contracts/shopify/generated/documents.ts'
import { createTestStore } from '../shopify.fixtures.ts'

const CART = `
  fragment CartParts on Cart {
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
const PAYLOAD = `cart { ...CartParts } userErrors { code field message } warnings { code message target }`

export type Amount = { amount: string }

/** A cart as these tests ask for it. */
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

/** A shopper of a store: every cart operation by name, as a client would send it. */
export function createShopper(region: 'gb' | 'us' | 'eu' = 'gb', store = createTestStore()) {
  const mutate = async (name: string, types: Record<string, string>, variables: Record<string, unknown>) => {
    const declared = Object.entries(types).map(([key, type]) => `$${key}: ${type}`)
    const passed = Object.keys(types).map((key) => `${key}: $${key}`)
    const document = `mutation(${declared}) { ${name}(${passed}) { ${PAYLOAD} } } ${CART}`
    const answer = await store.query<Record<string, Payload>>(document, variables, region)
    const payload = answer[name]
    if (!payload) throw new Error(`${name} answered nothing`)
    return payload
  }
  const lines = (...given: CartLineInput[]) => given
  return {
    store,
    createCart: (input: object = {}) => mutate('cartCreate', { input: 'CartInput' }, { input }),
    addLines: (cartId: string, ...given: CartLineInput[]) =>
      mutate('cartLinesAdd', { cartId: 'ID!', lines: '[CartLineInput!]!' }, { cartId, lines: lines(...given) }),
    updateLines: (cartId: string, ...given: CartLineUpdateInput[]) =>
      mutate('cartLinesUpdate', { cartId: 'ID!', lines: '[CartLineUpdateInput!]!' }, { cartId, lines: given }),
    removeLines: (cartId: string, ...lineIds: string[]) =>
      mutate('cartLinesRemove', { cartId: 'ID!', lineIds: '[ID!]!' }, { cartId, lineIds }),
    setDiscountCodes: (cartId: string, ...discountCodes: string[]) =>
      mutate('cartDiscountCodesUpdate', { cartId: 'ID!', discountCodes: '[String!]' }, { cartId, discountCodes }),
    attributes: (cartId: string, attributes: { key: string; value: string }[]) =>
      mutate('cartAttributesUpdate', { cartId: 'ID!', attributes: '[AttributeInput!]!' }, { cartId, attributes }),
    note: (cartId: string, note: string) =>
      mutate('cartNoteUpdate', { cartId: 'ID!', setNote: 'String!' }, { cartId, note }),
    setBuyerIdentity: (cartId: string, buyerIdentity: object) =>
      mutate(
        'cartBuyerIdentityUpdate',
        { cartId: 'ID!', buyerIdentity: 'CartBuyerIdentityInput!' },
        { cartId, buyerIdentity },
      ),
    readCart: async (id: string) =>
      (
        await store.query<{ cart: Cart | null }>(
          `query($id: ID!) { cart(id: $id) { ...CartParts } } ${CART}`,
          { id },
          region,
        )
      ).cart,
    /** A cart that certainly is one. */
    async startCart(...given: CartLineInput[]): Promise<Cart> {
      const { cart } = await this.createCart({ lines: given })
      if (!cart) throw new Error('no cart was created')
      return cart
    },
  }
}
