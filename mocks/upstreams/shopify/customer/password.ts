import { createHash } from 'node:crypto'
import type { CustomerRecord } from '../../../world/customers.ts'
import { type CustomerUserError, customerError } from './user-error.ts'

/** Shopify's limits, in characters. */
const [SHORTEST, LONGEST] = [5, 40]

/** How a record keeps a password. Quick rather than strong: nobody's real password is here. */
export const passwordHash = ({ id }: Pick<CustomerRecord, 'id'>, password: string): string =>
  createHash('sha256').update(`${id} ${password}`).digest('hex')

/** Whether a password opens an account. One that nobody has set a password for is opened by any. */
export const isOpenedBy = (customer: CustomerRecord, password: string): boolean =>
  password !== '' && (customer.passwordHash ?? passwordHash(customer, password)) === passwordHash(customer, password)

export function passwordErrors(password: string, field: string[]): CustomerUserError[] {
  if (password.length < SHORTEST)
    return [customerError('TOO_SHORT', field, `Password is too short (minimum is ${SHORTEST} characters)`)]
  if (password.length > LONGEST)
    return [customerError('TOO_LONG', field, `Password is too long (maximum is ${LONGEST} characters)`)]
  if (password.trim() !== password)
    return [
      customerError('PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE', field, 'Password cannot start or end with whitespace'),
    ]
  return []
}
