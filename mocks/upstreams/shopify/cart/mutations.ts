import type {
  AttributeInput,
  CartBuyerIdentityInput,
  CartInput,
  CartLineInput,
  CartLineUpdateInput,
  CartSelectableAddressInput,
} from '#contracts/shopify/generated/documents.ts'
import type { Resolvers } from '../context.ts'
import { priceCart } from '../pricing/price-cart.ts'
import { readAttributes } from './attributes.ts'
import { readBuyer } from './buyer-identity.ts'
import { changeCart } from './change-cart.ts'
import { createCart, newLineId } from './create-cart.ts'
import { type AddressChange, addAddresses, removeAddresses, updateAddresses } from './delivery-addresses.ts'
import { readDeliveryOption } from './delivery-groups.ts'
import { readDiscountCodes } from './discount-codes.ts'
import { readGiftCards, withoutGiftCards } from './gift-cards.ts'
import { limitInput } from './input-limit.ts'
import type { CartSelectableAddressUpdateInput, CartSelectedDeliveryOptionInput } from './inputs.ts'
import { addLines, removeLines, updateLines } from './lines.ts'
import { noteErrors } from './note.ts'

type OfCart<Input> = Input & { cartId: string }

export const cartMutations = {
  cartCreate: (_root: unknown, { input }: { input?: CartInput | null }, context) => {
    limitInput(input?.lines, input?.attributes, input?.discountCodes)
    return createCart(context, input ?? {})
  },

  cartLinesAdd: (_root: unknown, { cartId, lines: inputs }: OfCart<{ lines: CartLineInput[] }>, context) => {
    limitInput(inputs)
    return changeCart(
      context,
      cartId,
      (record) => {
        const newId = newLineId(context, record.token)
        const { lines, errors } = addLines(context.world, record.lines, inputs, newId, ['lines'])
        return { errors, record: { lines } }
      },
      'none',
    )
  },

  cartLinesUpdate: (_root: unknown, { cartId, lines: inputs }: OfCart<{ lines: CartLineUpdateInput[] }>, context) => {
    limitInput(inputs)
    return changeCart(context, cartId, (record) => {
      const { lines, errors } = updateLines(context.world, record.lines, inputs)
      return { errors, record: { lines } }
    })
  },

  cartLinesRemove: (_root: unknown, { cartId, lineIds }: OfCart<{ lineIds: string[] }>, context) => {
    limitInput(lineIds)
    return changeCart(context, cartId, (record) => {
      const { lines, errors } = removeLines(record.lines, lineIds)
      return { errors, record: { lines } }
    })
  },

  cartAttributesUpdate: (_root: unknown, { cartId, attributes }: OfCart<{ attributes: AttributeInput[] }>, context) => {
    limitInput(attributes)
    return changeCart(context, cartId, () => ({ record: { attributes: readAttributes(attributes) } }))
  },

  cartDiscountCodesUpdate: (
    _root: unknown,
    { cartId, discountCodes }: OfCart<{ discountCodes?: string[] | null }>,
    context,
  ) => {
    limitInput(discountCodes)
    return changeCart(context, cartId, () => ({ record: { discountCodes: readDiscountCodes(discountCodes) } }))
  },

  cartGiftCardCodesUpdate: (
    _root: unknown,
    { cartId, giftCardCodes }: OfCart<{ giftCardCodes: string[] }>,
    context,
  ) => {
    limitInput(giftCardCodes)
    return changeCart(context, cartId, () => ({ record: { giftCards: readGiftCards(context, giftCardCodes) } }))
  },

  cartGiftCardCodesRemove: (
    _root: unknown,
    { cartId, appliedGiftCardIds }: OfCart<{ appliedGiftCardIds: string[] }>,
    context,
  ) => {
    limitInput(appliedGiftCardIds)
    return changeCart(context, cartId, (record) => {
      const { giftCards, errors } = withoutGiftCards(record.giftCards, appliedGiftCardIds)
      return { errors, record: { giftCards } }
    })
  },

  cartNoteUpdate: (_root: unknown, { cartId, note }: OfCart<{ note: string }>, context) =>
    changeCart(context, cartId, () => ({ errors: noteErrors(note, ['note']), record: { note } })),

  cartBuyerIdentityUpdate: (
    _root: unknown,
    { cartId, buyerIdentity }: OfCart<{ buyerIdentity: CartBuyerIdentityInput }>,
    context,
  ) => changeCart(context, cartId, ({ buyer }) => readBuyer(context, buyerIdentity, buyer, ['buyerIdentity'])),

  cartDeliveryAddressesAdd: (
    _root: unknown,
    { cartId, addresses }: OfCart<{ addresses: CartSelectableAddressInput[] }>,
    context,
  ) => {
    limitInput(addresses)
    return changeCart(context, cartId, (record) =>
      ofRecord(addAddresses(context.world, record, addresses, ['addresses'])),
    )
  },

  cartDeliveryAddressesUpdate: (
    _root: unknown,
    { cartId, addresses }: OfCart<{ addresses: CartSelectableAddressUpdateInput[] }>,
    context,
  ) => {
    limitInput(addresses)
    return changeCart(context, cartId, (record) => ofRecord(updateAddresses(context.world, record, addresses)))
  },

  cartDeliveryAddressesRemove: (_root: unknown, { cartId, addressIds }: OfCart<{ addressIds: string[] }>, context) => {
    limitInput(addressIds)
    return changeCart(context, cartId, (record) => ofRecord(removeAddresses(record, addressIds)))
  },

  cartSelectedDeliveryOptionsUpdate: (
    _root: unknown,
    { cartId, selectedDeliveryOptions }: OfCart<{ selectedDeliveryOptions: CartSelectedDeliveryOptionInput[] }>,
    context,
  ) => {
    limitInput(selectedDeliveryOptions)
    return changeCart(context, cartId, (record) => {
      const cart = priceCart(context.world, record)
      const { deliveryOption, errors } = readDeliveryOption(cart, selectedDeliveryOptions)
      return { errors, record: { deliveryOption } }
    })
  },
} satisfies Resolvers

const ofRecord = ({ deliveryAddresses, errors, warnings }: AddressChange) => ({
  errors,
  warnings,
  record: { deliveryAddresses },
})
