import type { GraphQLSchema } from 'graphql'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { CartInput, CartInputMetafieldInput } from '#contracts/shopify/generated/documents.ts'
import { type CartMetafieldRecord, type CartRecord, cartRecord } from '../../../world/carts.ts'
import type { World } from '../../../world/world.ts'
import type { ShopifyContext } from '../context.ts'
import { toGid } from '../gid.ts'
import { readAddressPreferences, type WithAddressPreferences } from './address-preferences.ts'
import { readAttributes } from './attributes.ts'
import { readBuyerIdentity } from './buyer-identity.ts'
import { type CartPayload, saveCart, toRefusal } from './change-cart.ts'
import { addAddresses } from './delivery-addresses.ts'
import { readDiscountCodes } from './discount-codes.ts'
import { readGiftCards } from './gift-cards.ts'
import { addLines } from './lines.ts'
import { setMetafield, validateMetafield } from './metafields.ts'
import { validateNote } from './note.ts'
import { type CartUserError, createUserError } from './user-error.ts'

/** A cart's input with what the published schemas leave out. */
export type CartInputWithPreferences = Omit<CartInput, 'buyerIdentity'> & {
  buyerIdentity?: WithAddressPreferences | null
}

/** Creates a cart in the context's store. */
export function createCart(
  context: ShopifyContext,
  input: CartInputWithPreferences,
  schema: GraphQLSchema,
): Promise<CartPayload> {
  const { world, region } = context
  return world.runExclusive(async () => {
    const emptyCart = buildEmptyCart(world, region)
    const createLineId = createLineIdFactory(context, emptyCart.token)
    const { lines, errors: lineErrors } = addLines(context, [], input.lines ?? [], createLineId, ['input', 'lines'])
    // as at Shopify, a cart begins in the country of the request
    const buyer = { ...emptyCart.buyer, countryCode: context.country }
    const identityPath = ['input', 'buyerIdentity']
    const identity = readBuyerIdentity(context, input.buyerIdentity ?? {}, buyer, identityPath)
    const withIdentity: CartRecord = { ...emptyCart, ...identity.record }
    const preferences = readAddressPreferences(context, input.buyerIdentity ?? {}, withIdentity, schema, identityPath)
    const cartWithBuyer: CartRecord = { ...withIdentity, ...preferences.record }
    const addressesPath = ['input', 'delivery', 'addresses']
    const delivery = addAddresses(world, cartWithBuyer, input.delivery?.addresses ?? [], addressesPath)
    const errors = [
      ...lineErrors,
      ...identity.errors,
      ...preferences.errors,
      ...delivery.errors,
      ...validateMetafields(input.metafields ?? []),
      ...validateNote(input.note, ['input', 'note']),
    ]
    if (errors.length > 0) return toRefusal(errors)

    const record = await world.carts.create({
      ...cartWithBuyer,
      note: input.note ?? null,
      attributes: readAttributes(input.attributes),
      discountCodes: readDiscountCodes(input.discountCodes),
      giftCards: readGiftCards(context, input.giftCardCodes),
      deliveryAddresses: delivery.deliveryAddresses,
      metafields: (input.metafields ?? []).reduce<CartMetafieldRecord[]>(
        (metafields, metafield) => setMetafield(world, metafields, metafield).metafields,
        [],
      ),
    })
    return saveCart(context, record, { lines }, delivery.warnings)
  })
}

/** A new cart's record, which is not saved yet. */
export function buildEmptyCart(world: World, region: RegionCode): CartRecord {
  const now = world.clock.now().toISOString()
  const token = world.ids.next('cart')
  const id = `${toGid('Cart', token)}?key=${world.ids.next('cart-key')}`
  return cartRecord.parse({ id, token, region, createdAt: now, updatedAt: now })
}

const validateMetafields = (metafields: readonly CartInputMetafieldInput[]): CartUserError[] =>
  metafields.flatMap((metafield, index) =>
    validateMetafield(metafield).map(({ field, message }) =>
      createUserError('INVALID_METAFIELDS', ['input', 'metafields', index, field], message),
    ),
  )

/** Returns a function that creates ids for a cart's new lines. */
export function createLineIdFactory({ world }: Pick<ShopifyContext, 'world'>, token: string): () => string {
  return () => `${toGid('CartLine', world.ids.next('cart-line'))}?cart=${token}`
}
