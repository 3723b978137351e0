import type { CartRecord } from '../../../world/carts.ts'
import type { MetafieldRecord } from '../../../world/metafield-record.ts'
import type { World } from '../../../world/world.ts'
import type { Resolvers } from '../context.ts'
import { type CartView, toCartView } from './change-cart.ts'
import { findCart } from './find-cart.ts'
import type { CartMetafieldsSetInput } from './inputs.ts'
import { findMetafield, MAX_METAFIELDS, setMetafield, validateMetafield } from './metafields.ts'

type MetafieldsSetError = { code: string; field: string[]; message: string; elementIndex: number | null }

export const metafieldMutations = {
  cartMetafieldsSet: (_root: unknown, { metafields: inputs }: { metafields: CartMetafieldsSetInput[] }, context) => {
    const { world, region } = context
    return world.runExclusive(async () => {
      const errors = validateCount(inputs)
      const changedCarts = new Map<string, CartRecord>()
      const metafields = inputs.map((input, index) => {
        const refuse = (code: string, field: string, message: string) => {
          errors.push({ code, field: ['metafields', String(index), field], message, elementIndex: index })
        }
        const match = findCart(world, region, String(input.ownerId))
        if (!match?.hasKey) return refuse('INVALID_OWNER', 'ownerId', 'Owner does not exist')
        for (const { code, field, message } of validateMetafield(input)) refuse(code, field, message)
        const cart = changedCarts.get(match.record.id) ?? match.record
        const change = setMetafield(world, cart.metafields, input)
        changedCarts.set(cart.id, { ...cart, metafields: change.metafields })
        return toMetafield(change.metafield, toCartView(world, cart))
      })
      if (errors.length > 0) return { metafields: null, userErrors: errors }
      for (const cart of changedCarts.values()) await saveMetafields(world, cart.id, cart.metafields)
      return { metafields, userErrors: [] }
    })
  },

  cartMetafieldDelete: (_root: unknown, { input }: { input: { ownerId: string; key: string } }, context) => {
    const { world, region } = context
    return world.runExclusive(async () => {
      const refuse = (code: string, field: string, message: string) => ({
        deletedId: null,
        userErrors: [{ code, field: ['input', field], message }],
      })
      const match = findCart(world, region, input.ownerId)
      if (!match?.hasKey) return refuse('INVALID_OWNER', 'ownerId', 'Owner does not exist')
      const { id, metafields } = match.record
      const deleted = findMetafield(metafields, input.key)
      if (!deleted) return refuse('METAFIELD_DOES_NOT_EXIST', 'key', 'Metafield does not exist')
      await saveMetafields(
        world,
        id,
        metafields.filter((metafield) => metafield !== deleted),
      )
      return { deletedId: deleted.id, userErrors: [] }
    })
  },
} satisfies Resolvers

type Identifier = { key: string; namespace?: string | null }

/** The metafields of a cart, the only type of the store that has any. */
export const cartMetafields = {
  metafield: (view: CartView, identifier: Identifier) => findCartMetafield(view, identifier),
  metafields: (view: CartView, { identifiers }: { identifiers: readonly Identifier[] }) =>
    identifiers.map((identifier) => findCartMetafield(view, identifier)),
} satisfies Resolvers

function findCartMetafield(view: CartView, { key, namespace }: Identifier) {
  const metafield = findMetafield(view.cart.record.metafields, key, namespace)
  return metafield ? toMetafield(metafield, view) : null
}

/** Shopify's Metafield. The types that a storefront can write hold no references. */
const toMetafield = (metafield: MetafieldRecord, cart: CartView) => ({ ...metafield, parentResource: cart })

function validateCount({ length }: readonly unknown[]): MetafieldsSetError[] {
  if (length <= MAX_METAFIELDS) return []
  const message = `Exceeded the maximum metafields input limit of ${MAX_METAFIELDS}.`
  return [{ code: 'LESS_THAN_OR_EQUAL_TO', field: ['metafields'], message, elementIndex: null }]
}

function saveMetafields(world: World, cartId: string, metafields: MetafieldRecord[]) {
  return world.carts.update((query) => query.where(({ id }) => id === cartId), {
    data(draft) {
      draft.metafields = metafields
      draft.updatedAt = world.clock.now().toISOString()
    },
  })
}
