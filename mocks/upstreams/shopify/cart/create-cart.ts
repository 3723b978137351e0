import type { CartInput } from '#contracts/shopify/generated/documents.ts'
import type { ShopifyContext } from '../context.ts'
import { gid } from '../gid.ts'
import { readAttributes } from './attributes.ts'
import { setBuyer } from './buyer.ts'
import { readBuyer } from './buyer-identity.ts'
import { type CartPayload, refused, save } from './change-cart.ts'
import { readDiscountCodes } from './discount-codes.ts'
import { addLines } from './lines.ts'
import { noteErrors } from './note.ts'

/** A new cart of this region's store, with whatever it starts from. */
export function createCart(context: ShopifyContext, input: CartInput): Promise<CartPayload> {
  const { world, region } = context
  return world.serial(async () => {
    const token = world.ids.next('cart')
    const { lines, errors } = addLines(world, [], input.lines ?? [], newLineId(context, token), ['input', 'lines'])
    const buyer = readBuyer(context, input.buyerIdentity ?? {}, ['input', 'buyerIdentity'])
    const refusals = [...errors, ...buyer.errors, ...noteErrors(input.note, ['input', 'note'])]
    if (refusals.length > 0) return refused(refusals)

    const now = world.clock.now().toISOString()
    const record = await world.carts.create({
      id: `${gid('Cart', token)}?key=${world.ids.next('cart-key')}`,
      token,
      region,
      createdAt: now,
      updatedAt: now,
      buyerEmail: buyer.email ?? null,
      attributes: readAttributes(input.attributes),
      discountCodes: readDiscountCodes(input.discountCodes),
    })
    setBuyer(world, record.id, { ...buyer.details, note: input.note ?? null })
    return save(world, record, { lines })
  })
}

/** Ids for new lines of a cart; they stay the line's own for as long as it lives. */
export function newLineId({ world }: Pick<ShopifyContext, 'world'>, token: string): () => string {
  return () => `${gid('CartLine', world.ids.next('cart-line'))}?cart=${token}`
}
