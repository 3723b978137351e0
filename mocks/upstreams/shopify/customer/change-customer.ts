import type { CustomerRecord } from '../../../world/customers.ts'
import type { ShopifyContext } from '../context.ts'
import { findCustomerByToken, issueToken } from './access-tokens.ts'
import { type CustomerUserError, createInvalidTokenError, toErrorLists } from './user-error.ts'

/** The changed fields of a customer's record, and further fields of the payload; with errors nothing is changed. */
export type CustomerChange = {
  errors?: readonly CustomerUserError[]
  record?: Partial<Omit<CustomerRecord, 'id'>>
  payload?: object
  /** Whether the payload contains a new access token. */
  issuesToken?: boolean
}

/** Changes the customer with an access token, one change at a time per world. */
export function changeCustomer(
  context: ShopifyContext,
  token: string,
  change: (customer: CustomerRecord) => CustomerChange,
) {
  const { world } = context
  return world.runExclusive(async () => {
    const customer = findCustomerByToken(context, token)
    if (!customer) return toCustomerRefusal([createInvalidTokenError()])
    const { errors = [], record = {}, payload = {}, issuesToken = false } = change(customer)
    if (errors.length > 0) return toCustomerRefusal(errors)
    const saved = await world.customers.update((query) => query.where({ id: customer.id }), {
      data(draft) {
        Object.assign(draft, record)
        draft.updatedAt = world.clock.now().toISOString()
      },
    })
    const newToken = issuesToken ? { customerAccessToken: await issueToken(world, saved ?? customer) } : {}
    return { ...EMPTY_PAYLOAD, customer: saved ?? customer, ...payload, ...newToken, ...toErrorLists([]) }
  })
}

/** The nullable fields of all customer payloads. */
const EMPTY_PAYLOAD = {
  customer: null,
  customerAddress: null,
  customerAccessToken: null,
  deletedCustomerAddressId: null,
}

/** The payload of a mutation that changed nothing. */
export const toCustomerRefusal = (errors: readonly CustomerUserError[]) => ({
  ...EMPTY_PAYLOAD,
  ...toErrorLists(errors),
})
