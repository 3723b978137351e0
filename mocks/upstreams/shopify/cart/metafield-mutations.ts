import type { CartMetafieldRecord, CartRecord } from '../../../world/carts.ts'
import type { World } from '../../../world/world.ts'
import type { Resolvers } from '../context.ts'
import { type ShownCart, shown } from './change-cart.ts'
import { findCart } from './find-cart.ts'
import type { CartMetafieldsSetInput } from './inputs.ts'
import { MAX_METAFIELDS, metafieldErrors, metafieldOf, setMetafield } from './metafields.ts'

type SetError = { code: string; field: string[]; message: string; elementIndex: number | null }

export const metafieldMutations = {
  cartMetafieldsSet: (_root: unknown, { metafields: inputs }: { metafields: CartMetafieldsSetInput[] }, context) => {
    const { world, region } = context
    return world.serial(async () => {
      const errors = tooMany(inputs)
      const owners = new Map<string, CartRecord>()
      const set = inputs.map((input, index) => {
        const refuse = (code: string, field: string, message: string) => {
          errors.push({ code, field: ['metafields', String(index), field], message, elementIndex: index })
        }
        const found = findCart(world, region, String(input.ownerId))
        if (!found?.isKeyed) return refuse('INVALID_OWNER', 'ownerId', 'Owner does not exist')
        for (const { code, field, message } of metafieldErrors(input)) refuse(code, field, message)
        const owner = owners.get(found.record.id) ?? found.record
        const change = setMetafield(world, owner.metafields, input)
        owners.set(owner.id, { ...owner, metafields: change.metafields })
        return shownMetafield(change.set, shown(world, owner))
      })
      if (errors.length > 0) return { metafields: null, userErrors: errors }
      for (const { id, metafields } of owners.values()) await keep(world, id, metafields)
      return { metafields: set, userErrors: [] }
    })
  },

  cartMetafieldDelete: (_root: unknown, { input }: { input: { ownerId: string; key: string } }, context) => {
    const { world, region } = context
    return world.serial(async () => {
      const refuse = (code: string, field: string, message: string) => ({
        deletedId: null,
        userErrors: [{ code, field: ['input', field], message }],
      })
      const found = findCart(world, region, input.ownerId)
      if (!found?.isKeyed) return refuse('INVALID_OWNER', 'ownerId', 'Owner does not exist')
      const { id, metafields } = found.record
      const gone = metafieldOf(metafields, input.key)
      if (!gone) return refuse('METAFIELD_DOES_NOT_EXIST', 'key', 'Metafield does not exist')
      await keep(
        world,
        id,
        metafields.filter((each) => each !== gone),
      )
      return { deletedId: gone.id, userErrors: [] }
    })
  },
} satisfies Resolvers

type Identifier = { key: string; namespace?: string | null }

/** The metafields of a cart; other things of the store have none. */
export const cartMetafields = {
  metafield: (cart: ShownCart, identifier: Identifier) => find(cart, identifier),
  metafields: (cart: ShownCart, { identifiers }: { identifiers: readonly Identifier[] }) =>
    identifiers.map((identifier) => find(cart, identifier)),
} satisfies Resolvers

function find(cart: ShownCart, { key, namespace }: Identifier) {
  const found = metafieldOf(cart.cart.record.metafields, key, namespace)
  return found ? shownMetafield(found, cart) : null
}

/** As Shopify shows it; values that point at other things are not among those that a storefront writes here. */
const shownMetafield = (metafield: CartMetafieldRecord, cart: ShownCart) => ({
  ...metafield,
  description: null,
  reference: null,
  references: null,
  parentResource: cart,
})

function tooMany({ length }: readonly unknown[]): SetError[] {
  if (length <= MAX_METAFIELDS) return []
  const message = `Exceeded the maximum metafields input limit of ${MAX_METAFIELDS}.`
  return [{ code: 'LESS_THAN_OR_EQUAL_TO', field: ['metafields'], message, elementIndex: null }]
}

function keep(world: World, cartId: string, metafields: CartMetafieldRecord[]) {
  return world.carts.update((query) => query.where(({ id }) => id === cartId), {
    data(draft) {
      draft.metafields = metafields
      draft.updatedAt = world.clock.now().toISOString()
    },
  })
}
