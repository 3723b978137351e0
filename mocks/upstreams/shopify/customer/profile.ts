import type { CustomerRecord } from '../../../world/customers.ts'
import type { ShopifyContext } from '../context.ts'
import { isEmail } from './email.ts'
import { type CustomerUserError, customerError } from './user-error.ts'

/** What a customer says of themselves; what is undefined is not said. */
export type Profile = {
  email?: string | null
  firstName?: string | null
  lastName?: string | null
  phone?: string | null
}

/** Shopify's limit for names. */
const MAX_NAME = 255

/**
 * What is wrong with a profile.
 * @param input The argument that holds it, as the errors' paths begin.
 * @param self The customer whose own email and phone are not taken.
 */
export function profileErrors(
  context: ShopifyContext,
  { email, firstName, lastName, phone }: Profile,
  input: string,
  self?: CustomerRecord,
): CustomerUserError[] {
  return [
    ...(email === undefined ? [] : emailErrors(context, email ?? '', [input, 'email'], self)),
    ...nameErrors(firstName ?? '', [input, 'firstName'], 'First name'),
    ...nameErrors(lastName ?? '', [input, 'lastName'], 'Last name'),
    ...(phone ? phoneErrors(context, phone, [input, 'phone'], self) : []),
  ]
}

/** The account of an email in the store that was asked. */
export function customerByEmail({ world, region }: ShopifyContext, email: string): CustomerRecord | undefined {
  const wanted = email.toLowerCase()
  return world.customers.findFirst((query) =>
    query.where((customer) => customer.region === region && customer.email.toLowerCase() === wanted),
  )
}

function emailErrors(context: ShopifyContext, email: string, field: string[], self?: CustomerRecord) {
  if (email === '') return [customerError('BLANK', field, "Email can't be blank")]
  if (!isEmail(email)) return [customerError('INVALID', field, 'Email is invalid')]
  const other = customerByEmail(context, email)
  if (!other || other.id === self?.id) return []
  return [customerError('TAKEN', field, 'Email has already been taken')]
}

function phoneErrors({ world, region }: ShopifyContext, phone: string, field: string[], self?: CustomerRecord) {
  // E.164: a country's code and up to fifteen digits
  if (!/^\+[1-9]\d{6,14}$/.test(phone)) return [customerError('INVALID', field, 'Phone is invalid')]
  const other = world.customers.findFirst((query) =>
    query.where((customer) => customer.region === region && customer.phone === phone && customer.id !== self?.id),
  )
  return other ? [customerError('TAKEN', field, 'Phone has already been taken')] : []
}

function nameErrors(name: string, field: string[], label: string): CustomerUserError[] {
  if (name.length > MAX_NAME)
    return [customerError('TOO_LONG', field, `${label} is too long (maximum is ${MAX_NAME} characters)`)]
  if (/<[a-z/!]/i.test(name)) return [customerError('CONTAINS_HTML_TAGS', field, `${label} cannot contain HTML tags`)]
  if (/https?:\/\/|www\./i.test(name)) return [customerError('CONTAINS_URL', field, `${label} cannot contain URL`)]
  return []
}
