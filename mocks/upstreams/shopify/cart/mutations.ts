import type {
  AttributeInput,
  CartBuyerIdentityInput,
  CartInput,
  CartLineInput,
  CartLineUpdateInput,
} from '#contracts/shopify/generated/documents.ts'
import type { Resolvers } from '../context.ts'
import { readAttributes } from './attributes.ts'
import { setBuyer } from './buyer.ts'
import { readBuyer } from './buyer-identity.ts'
import { changeCart } from './change-cart.ts'
import { createCart, newLineId } from './create-cart.ts'
import { readDiscountCodes } from './discount-codes.ts'
import { limitInput } from './input-limit.ts'
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

  cartNoteUpdate: (_root: unknown, { cartId, note }: OfCart<{ note: string }>, context) =>
    changeCart(context, cartId, (record) => {
      const errors = noteErrors(note, ['note'])
      if (errors.length === 0) setBuyer(context.world, record.id, { note })
      return { errors }
    }),

  cartBuyerIdentityUpdate: (
    _root: unknown,
    { cartId, buyerIdentity }: OfCart<{ buyerIdentity: CartBuyerIdentityInput }>,
    context,
  ) =>
    changeCart(context, cartId, (record) => {
      const { email, details, errors } = readBuyer(context, buyerIdentity, ['buyerIdentity'])
      if (errors.length === 0) setBuyer(context.world, record.id, details)
      return { errors, record: email === undefined ? {} : { buyerEmail: email } }
    }),
} satisfies Resolvers
