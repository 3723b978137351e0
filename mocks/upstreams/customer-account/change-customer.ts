import type { CustomerRecord } from '../../world/customers.ts'
import { type AccountContext, getCustomer } from './context.ts'

/** The changed fields of a customer's record, if any, and the payload of the mutation. */
type CustomerChange = { record?: Partial<Omit<CustomerRecord, 'id'>>; payload: object }

/** Changes the customer of the context, one change at a time per world, and returns the payload. */
export function changeCustomer(context: AccountContext, change: (customer: CustomerRecord) => CustomerChange) {
  const { world, customerId } = context
  return world.runExclusive(async () => {
    const { record, payload } = change(getCustomer(context))
    if (record)
      await world.customers.update((query) => query.where({ id: customerId }), {
        data(draft) {
          Object.assign(draft, record)
          draft.updatedAt = world.clock.now().toISOString()
        },
      })
    return payload
  })
}
