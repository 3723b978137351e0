import type { CartSelectableAddressInput } from '#contracts/shopify/generated/documents.ts'
import type { Resolvers } from '../context.ts'
import { changeCart } from './change-cart.ts'
import { addAddresses } from './delivery-addresses.ts'
import { readGiftCards } from './gift-cards.ts'
import { checkInputSize } from './input-limit.ts'
import type { WithCartId } from './inputs.ts'
import { cloneCart, getImpersonalData } from './personal-data.ts'

/** The cart mutations that the newest version adds. */
export const newestCartMutations = {
  cartGiftCardCodesAdd: (
    _root: unknown,
    { cartId, giftCardCodes }: WithCartId<{ giftCardCodes: string[] }>,
    context,
  ) => {
    checkInputSize(giftCardCodes)
    return changeCart(context, cartId, ({ giftCards }) => ({
      record: { giftCards: [...new Set([...giftCards, ...readGiftCards(context, giftCardCodes)])] },
    }))
  },

  cartDeliveryAddressesReplace: (
    _root: unknown,
    { cartId, addresses }: WithCartId<{ addresses: CartSelectableAddressInput[] }>,
    context,
  ) => {
    checkInputSize(addresses)
    return changeCart(context, cartId, (record) => {
      const emptied = { ...record, deliveryAddresses: [] }
      const { deliveryAddresses, errors, warnings } = addAddresses(context.world, emptied, addresses, ['addresses'])
      return { errors, ...(warnings && { warnings }), record: { deliveryAddresses } }
    })
  },

  cartClone: (_root: unknown, { cartId }: WithCartId<object>, context) => cloneCart(context, cartId),

  cartRemovePersonalData: (_root: unknown, { cartId }: WithCartId<object>, context) =>
    changeCart(context, cartId, () => ({ record: getImpersonalData() })),
} satisfies Resolvers
