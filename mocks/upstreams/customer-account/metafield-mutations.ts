import type { CustomerRecord } from '../../world/customers.ts'
import type { MetafieldRecord } from '../../world/metafield-record.ts'
import type { OrderRecord } from '../../world/orders.ts'
import { MAX_METAFIELDS, setMetafield, validateMetafield } from '../shopify/cart/metafields.ts'
import { findOrders } from '../shopify/customer/customer.ts'
import { getCompareDigest, toMetafield } from '../shopify/customer/record-metafields.ts'
import { fromGid } from '../shopify/gid.ts'
import { type AccountContext, type AccountResolvers, getCustomer } from './context.ts'

type MetafieldsSetInput = {
  ownerId: string
  namespace: string
  key: string
  type?: string | null
  value: string
  compareDigest?: string | null
}
type Owner = CustomerRecord | OrderRecord
type SetError = { code: string; field: string[]; message: string; elementIndex: number | null }

export const metafieldMutations = {
  metafieldsSet: (_root: unknown, { metafields: inputs }: { metafields: MetafieldsSetInput[] }, context) =>
    context.world.runExclusive(async () => {
      const errors: SetError[] = []
      if (inputs.length > MAX_METAFIELDS)
        errors.push({
          code: 'LESS_THAN_OR_EQUAL_TO',
          field: ['metafields'],
          message: `Exceeded the maximum metafields input limit of ${MAX_METAFIELDS}.`,
          elementIndex: null,
        })
      const changed = new Map<string, { owner: Owner; metafields: readonly MetafieldRecord[] }>()
      const metafields = inputs.map((input, index) => {
        const refuse = (code: string, field: string, message: string) => {
          errors.push({ code, field: ['metafields', String(index), field], message, elementIndex: index })
        }
        const owner = findOwner(input.ownerId, context)
        // Which code an unknown owner has is assumed.
        if (!owner) return refuse(getOwnerProblem(input.ownerId), 'ownerId', 'Owner does not exist.')
        const before = changed.get(owner.id)?.metafields ?? owner.metafields ?? []
        const existing = before.find(({ namespace, key }) => namespace === input.namespace && key === input.key)
        if (input.compareDigest !== undefined && input.compareDigest !== (existing ? getCompareDigest(existing) : null))
          return refuse('STALE_OBJECT', 'compareDigest', 'The resource has been updated since it was loaded.')
        const type = input.type ?? existing?.type
        if (type === undefined) return refuse('BLANK', 'type', "Type can't be blank")
        const named = { key: `${input.namespace}.${input.key}`, type, value: input.value }
        for (const { code, field, message } of validateMetafield(named)) refuse(code, field, message)
        const change = setMetafield(context.world, before, named)
        changed.set(owner.id, { owner, metafields: change.metafields })
        return toMetafield(change.metafield, owner)
      })
      if (errors.length > 0) return { metafields: null, userErrors: errors }
      for (const { owner, metafields: set } of changed.values()) await saveMetafields(context, owner, set)
      return { metafields, userErrors: [] }
    }),
} satisfies AccountResolvers

const getOwnerProblem = (gid: string) =>
  /\/(Customer|Order)\//.test(gid) ? 'APP_NOT_AUTHORIZED' : 'DISALLOWED_OWNER_TYPE'

/** The customer of the token, or one of their orders; undefined for anybody else's. */
function findOwner(gid: string, context: AccountContext): Owner | undefined {
  const customer = getCustomer(context)
  const number = fromGid('Customer', gid)
  if (number !== undefined) return number === fromGid('Customer', customer.id) ? customer : undefined
  const order = fromGid('Order', gid)
  return findOrders(context.world, customer).find(({ id }) => order !== undefined && fromGid('Order', id) === order)
}

async function saveMetafields({ world }: AccountContext, owner: Owner, metafields: readonly MetafieldRecord[]) {
  if ('lines' in owner)
    await world.orders.update((query) => query.where({ id: owner.id }), {
      data: (draft) => void Object.assign(draft, { metafields }),
    })
  else
    await world.customers.update((query) => query.where({ id: owner.id }), {
      data: (draft) => void Object.assign(draft, { metafields, updatedAt: world.clock.now().toISOString() }),
    })
}
