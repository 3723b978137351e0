import type {
  CartInputMetafieldInput,
  CartSelectableAddressInput,
  MailingAddressInput,
} from '#contracts/shopify/generated/documents.ts'

/*
 * Inputs of mutations that the shop itself does not send, so the contract's code generation leaves them out.
 */

export type CartSelectableAddressUpdateInput = Omit<CartSelectableAddressInput, 'address'> & {
  id: string
  address?: CartSelectableAddressInput['address'] | null
}

export type CartSelectedDeliveryOptionInput = { deliveryGroupId: string; deliveryOptionHandle: string }

export type CartMetafieldsSetInput = CartInputMetafieldInput & { ownerId: string }

/** Which method it is, is all that is looked at: none but the free one can be simulated. */
export type CartPaymentInput = {
  amount: { amount: string; currencyCode: string }
  freePaymentMethod?: { billingAddress: MailingAddressInput } | null
}
