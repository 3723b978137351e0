import { createHash } from 'node:crypto'
import type { CustomerRecord } from '../../../world/customers.ts'
import { type CustomerUserError, createCustomerError } from './user-error.ts'

/** Shopify's limits, in characters. */
const [MIN_LENGTH, MAX_LENGTH] = [5, 40]

/** A password's hash for a customer's record. SHA-256 is enough, because no real passwords are stored. */
export const hashPassword = ({ id }: Pick<CustomerRecord, 'id'>, password: string): string =>
  createHash('sha256').update(`${id} ${password}`).digest('hex')

/** Whether a password is the customer's. A customer without a password accepts any. */
export const isPasswordCorrect = (customer: CustomerRecord, password: string): boolean =>
  password !== '' && (customer.passwordHash === null || customer.passwordHash === hashPassword(customer, password))

export function validatePassword(password: string, field: string[]): CustomerUserError[] {
  const refuse = (code: CustomerUserError['code'], message: string) => [createCustomerError(code, field, message)]
  if (password.length < MIN_LENGTH)
    return refuse('TOO_SHORT', `Password is too short (minimum is ${MIN_LENGTH} characters)`)
  if (password.length > MAX_LENGTH)
    return refuse('TOO_LONG', `Password is too long (maximum is ${MAX_LENGTH} characters)`)
  if (password.trim() !== password)
    return refuse('PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE', 'Password cannot start or end with whitespace')
  return []
}
