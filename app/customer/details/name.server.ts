import { type ChangeDeps, changeCustomer, toUserProblems } from '../change-customer.server.ts'
import type { ChangeOutcome } from '../change-outcome.ts'
import type { NameFields } from './name-fields.ts'

const FIELDS = { firstName: 'firstName', lastName: 'lastName' } as const

/** Changes the name of a customer (ACC-06). */
export const updateName = (
  deps: ChangeDeps,
  accessToken: string,
  fields: NameFields,
): Promise<ChangeOutcome<NameFields, keyof NameFields>> =>
  changeCustomer(deps, accessToken, async (account) => {
    const { customer, userErrors } = await account.customerUpdate({ input: fields })
    if (userErrors.length > 0) return { status: 'refused', problems: toUserProblems(userErrors, FIELDS) }
    const saved = customer && { firstName: customer.firstName ?? '', lastName: customer.lastName ?? '' }
    return { status: 'saved', saved }
  })
