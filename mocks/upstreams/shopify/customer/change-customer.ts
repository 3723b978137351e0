import type { CustomerRecord } from '../../../world/customers.ts'
import type { ShopifyContext } from '../context.ts'
import { customerByToken, giveToken } from './access-tokens.ts'
import { type CustomerUserError, errorsOf, invalidToken } from './user-error.ts'

/** What becomes of a customer, with what the payload says of it, or why nothing does. */
export type CustomerChange = {
  errors?: readonly CustomerUserError[]
  record?: Partial<Omit<CustomerRecord, 'id'>>
  payload?: object
  /** The payload brings a new token. */
  signsIn?: boolean
}

/** Changes the customer whom a token opens, one change at a time per world. */
export function changeCustomer(
  context: ShopifyContext,
  token: string,
  change: (customer: CustomerRecord) => CustomerChange,
) {
  const { world } = context
  return world.serial(async () => {
    const customer = customerByToken(context, token)
    if (!customer) return refusedCustomer([invalidToken()])
    const { errors = [], record = {}, payload = {}, signsIn = false } = change(customer)
    if (errors.length > 0) return refusedCustomer(errors)
    const after = await world.customers.update((query) => query.where({ id: customer.id }), {
      data(draft) {
        Object.assign(draft, record)
        draft.updatedAt = world.clock.now().toISOString()
      },
    })
    const signedIn = signsIn ? { customerAccessToken: await giveToken(world, after ?? customer) } : {}
    return { ...NOTHING, customer: after ?? customer, ...payload, ...signedIn, ...errorsOf([]) }
  })
}

/** Every nullable field that some customer payload has. */
const NOTHING = { customer: null, customerAddress: null, customerAccessToken: null, deletedCustomerAddressId: null }

export const refusedCustomer = (errors: readonly CustomerUserError[]) => ({ ...NOTHING, ...errorsOf(errors) })
