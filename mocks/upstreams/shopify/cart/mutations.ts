import type {
  AttributeInput,
  CartLineInput,
  CartLineUpdateInput,
  CartSelectableAddressInput,
} from '#contracts/shopify/generated/documents.ts'
import type { Resolvers } from '../context.ts'
import { priceCart } from '../pricing/price-cart.ts'
import { readAddressPreferences, type WithAddressPreferences } from './address-preferences.ts'
import { readAttributes } from './attributes.ts'
import { readBuyerIdentity } from './buyer-identity.ts'
import { changeCart } from './change-cart.ts'
import { type CartInputWithPreferences, createCart, createLineIdFactory } from './create-cart.ts'
import { type AddressChange, addAddresses, removeAddresses, updateAddresses } from './delivery-addresses.ts'
import { readDeliveryOption } from './delivery-groups.ts'
import { readDiscountCodes } from './discount-codes.ts'
import { readGiftCards, removeGiftCards } from './gift-cards.ts'
import { checkInputSize } from './input-limit.ts'
import type { CartSelectableAddressUpdateInput, CartSelectedDeliveryOptionInput, WithCartId } from './inputs.ts'
import { addLines, removeLines, updateLines } from './lines.ts'
import { validateNote } from './note.ts'

export const cartMutations = {
  cartCreate: (_root: unknown, { input }: { input?: CartInputWithPreferences | null }, context, info) => {
    checkInputSize(input?.lines, input?.attributes, input?.discountCodes)
    return createCart(context, input ?? {}, info.schema)
  },

  cartLinesAdd: (_root: unknown, { cartId, lines: inputs }: WithCartId<{ lines: CartLineInput[] }>, context) => {
    checkInputSize(inputs)
    return changeCart(
      context,
      cartId,
      (record) => {
        const createLineId = createLineIdFactory(context, record.token)
        const { lines, errors } = addLines(context, record.lines, inputs, createLineId, ['lines'])
        return { errors, record: { lines } }
      },
      'none',
    )
  },

  cartLinesUpdate: (
    _root: unknown,
    { cartId, lines: inputs }: WithCartId<{ lines: CartLineUpdateInput[] }>,
    context,
  ) => {
    checkInputSize(inputs)
    return changeCart(context, cartId, (record) => {
      const { lines, errors } = updateLines(context, record.lines, inputs)
      return { errors, record: { lines } }
    })
  },

  cartLinesRemove: (_root: unknown, { cartId, lineIds }: WithCartId<{ lineIds: string[] }>, context) => {
    checkInputSize(lineIds)
    return changeCart(context, cartId, (record) => {
      const { lines, errors } = removeLines(record.lines, lineIds)
      return { errors, record: { lines } }
    })
  },

  cartAttributesUpdate: (
    _root: unknown,
    { cartId, attributes }: WithCartId<{ attributes: AttributeInput[] }>,
    context,
  ) => {
    checkInputSize(attributes)
    return changeCart(context, cartId, () => ({ record: { attributes: readAttributes(attributes) } }))
  },

  cartDiscountCodesUpdate: (
    _root: unknown,
    { cartId, discountCodes }: WithCartId<{ discountCodes?: string[] | null }>,
    context,
  ) => {
    checkInputSize(discountCodes)
    return changeCart(context, cartId, () => ({ record: { discountCodes: readDiscountCodes(discountCodes) } }))
  },

  cartGiftCardCodesUpdate: (
    _root: unknown,
    { cartId, giftCardCodes }: WithCartId<{ giftCardCodes: string[] }>,
    context,
  ) => {
    checkInputSize(giftCardCodes)
    return changeCart(context, cartId, () => ({ record: { giftCards: readGiftCards(context, giftCardCodes) } }))
  },

  cartGiftCardCodesRemove: (
    _root: unknown,
    { cartId, appliedGiftCardIds }: WithCartId<{ appliedGiftCardIds: string[] }>,
    context,
  ) => {
    checkInputSize(appliedGiftCardIds)
    return changeCart(context, cartId, (record) => {
      const { giftCards, errors } = removeGiftCards(record.giftCards, appliedGiftCardIds)
      return { errors, record: { giftCards } }
    })
  },

  cartNoteUpdate: (_root: unknown, { cartId, note }: WithCartId<{ note: string }>, context) =>
    changeCart(context, cartId, () => ({ errors: validateNote(note, ['note']), record: { note } })),

  cartBuyerIdentityUpdate: (
    _root: unknown,
    { cartId, buyerIdentity }: WithCartId<{ buyerIdentity: WithAddressPreferences }>,
    context,
    info,
  ) =>
    changeCart(context, cartId, (record) => {
      const path = ['buyerIdentity']
      const identity = readBuyerIdentity(context, buyerIdentity, record.buyer, path)
      const changed = { ...record, ...identity.record }
      const preferences = readAddressPreferences(context, buyerIdentity, changed, info.schema, path)
      return {
        errors: [...identity.errors, ...preferences.errors],
        record: { ...identity.record, ...preferences.record },
      }
    }),

  cartDeliveryAddressesAdd: (
    _root: unknown,
    { cartId, addresses }: WithCartId<{ addresses: CartSelectableAddressInput[] }>,
    context,
  ) => {
    checkInputSize(addresses)
    return changeCart(context, cartId, (record) =>
      toCartChange(addAddresses(context.world, record, addresses, ['addresses'])),
    )
  },

  cartDeliveryAddressesUpdate: (
    _root: unknown,
    { cartId, addresses }: WithCartId<{ addresses: CartSelectableAddressUpdateInput[] }>,
    context,
  ) => {
    checkInputSize(addresses)
    return changeCart(context, cartId, (record) => toCartChange(updateAddresses(context.world, record, addresses)))
  },

  cartDeliveryAddressesRemove: (
    _root: unknown,
    { cartId, addressIds }: WithCartId<{ addressIds: string[] }>,
    context,
  ) => {
    checkInputSize(addressIds)
    return changeCart(context, cartId, (record) => toCartChange(removeAddresses(record, addressIds)))
  },

  cartSelectedDeliveryOptionsUpdate: (
    _root: unknown,
    { cartId, selectedDeliveryOptions }: WithCartId<{ selectedDeliveryOptions: CartSelectedDeliveryOptionInput[] }>,
    context,
  ) => {
    checkInputSize(selectedDeliveryOptions)
    return changeCart(context, cartId, (record) => {
      const cart = priceCart(context.world, record)
      const { deliveryOption, errors } = readDeliveryOption(cart, selectedDeliveryOptions)
      return { errors, record: { deliveryOption } }
    })
  },
} satisfies Resolvers

const toCartChange = ({ deliveryAddresses, errors, warnings }: AddressChange) => ({
  errors,
  warnings,
  record: { deliveryAddresses },
})
