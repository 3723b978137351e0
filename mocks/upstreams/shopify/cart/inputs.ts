import type { MailingAddressInput } from '@shopify/hydrogen/storefront-api-types'
import type {
  CartInputMetafieldInput,
  CartLineInput,
  CartSelectableAddressInput,
} from '#contracts/shopify/generated/documents.ts'

/*
 * Inputs that the contract's generated code omits, because the shop does not send them.
 */

/** A line as the newest version takes it: it can name the line that it belongs to. */
export type CartLineWithParentInput = CartLineInput & {
  parent?: { lineId?: string | null; merchandiseId?: string | null } | null
}

/** The arguments of a mutation of an existing cart. */
export type WithCartId<Args> = Args & { cartId: string }

export type CartSelectableAddressUpdateInput = Omit<CartSelectableAddressInput, 'address'> & {
  id: string
  address?: CartSelectableAddressInput['address'] | null
}

export type CartSelectedDeliveryOptionInput = { deliveryGroupId: string; deliveryOptionHandle: string }

export type CartMetafieldsSetInput = CartInputMetafieldInput & { ownerId: string }

/** Only the free method is simulated, so the fields of the others are omitted. */
export type CartPaymentInput = {
  amount: { amount: string; currencyCode: string }
  freePaymentMethod?: { billingAddress: MailingAddressInput } | null
}
