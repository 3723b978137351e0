import type { CartInput, CartInputMetafieldInput } from '#contracts/shopify/generated/documents.ts'
import { type CartMetafieldRecord, type CartRecord, cartRecord } from '../../../world/carts.ts'
import type { ShopifyContext } from '../context.ts'
import { gid } from '../gid.ts'
import { readAttributes } from './attributes.ts'
import { readBuyer } from './buyer-identity.ts'
import { type CartPayload, refused, save } from './change-cart.ts'
import { addAddresses } from './delivery-addresses.ts'
import { readDiscountCodes } from './discount-codes.ts'
import { readGiftCards } from './gift-cards.ts'
import { addLines } from './lines.ts'
import { metafieldErrors, setMetafield } from './metafields.ts'
import { noteErrors } from './note.ts'
import { type CartUserError, userError } from './user-error.ts'

/** A new cart of this region's store, with whatever it starts from. */
export function createCart(context: ShopifyContext, input: CartInput): Promise<CartPayload> {
  const { world, region } = context
  return world.serial(async () => {
    const now = world.clock.now().toISOString()
    const token = world.ids.next('cart')
    const empty = cartRecord.parse({
      id: `${gid('Cart', token)}?key=${world.ids.next('cart-key')}`,
      token,
      region,
      createdAt: now,
      updatedAt: now,
    })
    const { lines, errors } = addLines(world, [], input.lines ?? [], newLineId(context, token), ['input', 'lines'])
    const buyer = readBuyer(context, input.buyerIdentity ?? {}, empty.buyer, ['input', 'buyerIdentity'])
    const bought: CartRecord = { ...empty, ...buyer.record }
    const path = ['input', 'delivery', 'addresses']
    const delivery = addAddresses(world, bought, input.delivery?.addresses ?? [], path)
    const refusals = [
      ...errors,
      ...buyer.errors,
      ...delivery.errors,
      ...metafieldRefusals(input.metafields ?? []),
      ...noteErrors(input.note, ['input', 'note']),
    ]
    if (refusals.length > 0) return refused(refusals)

    const record = await world.carts.create({
      ...bought,
      note: input.note ?? null,
      attributes: readAttributes(input.attributes),
      discountCodes: readDiscountCodes(input.discountCodes),
      giftCards: readGiftCards(context, input.giftCardCodes),
      deliveryAddresses: delivery.deliveryAddresses,
      metafields: (input.metafields ?? []).reduce<CartMetafieldRecord[]>(
        (known, metafield) => setMetafield(world, known, metafield).metafields,
        [],
      ),
    })
    return save(world, record, { lines }, delivery.warnings)
  })
}

const metafieldRefusals = (metafields: readonly CartInputMetafieldInput[]): CartUserError[] =>
  metafields.flatMap((metafield, index) =>
    metafieldErrors(metafield).map(({ field, message }) =>
      userError('INVALID_METAFIELDS', ['input', 'metafields', index, field], message),
    ),
  )

/** Ids for new lines of a cart; they stay the line's own for as long as it lives. */
export function newLineId({ world }: Pick<ShopifyContext, 'world'>, token: string): () => string {
  return () => `${gid('CartLine', world.ids.next('cart-line'))}?cart=${token}`
}
