import type { CustomerRecord } from '../../../world/customers.ts'
import { findCustomerByEmail } from '../../../world/find-customer.ts'
import type { ShopifyContext } from '../context.ts'
import { isEmail } from './email.ts'
import { type CustomerUserError, createCustomerError } from './user-error.ts'

/** The profile fields of an input. Undefined fields are not changed. */
type ProfileInput = {
  email?: string | null
  firstName?: string | null
  lastName?: string | null
  phone?: string | null
}

/** Shopify's limit for names, in characters. */
const MAX_NAME_LENGTH = 255

/**
 * Validates a profile.
 * @param argument The argument with the profile, where the paths of the errors begin.
 * @param self The customer who is changed, whose own email and phone are not taken.
 */
export function validateProfile(
  context: ShopifyContext,
  { email, firstName, lastName, phone }: ProfileInput,
  argument: string,
  self?: CustomerRecord,
): CustomerUserError[] {
  return [
    ...(email === undefined ? [] : validateEmail(context, email ?? '', [argument, 'email'], self)),
    ...validateName(firstName ?? '', [argument, 'firstName'], 'First name'),
    ...validateName(lastName ?? '', [argument, 'lastName'], 'Last name'),
    ...(phone ? validatePhone(context, phone, [argument, 'phone'], self) : []),
  ]
}

function validateEmail({ world, region }: ShopifyContext, email: string, field: string[], self?: CustomerRecord) {
  if (email === '') return [createCustomerError('BLANK', field, "Email can't be blank")]
  if (!isEmail(email)) return [createCustomerError('INVALID', field, 'Email is invalid')]
  const owner = findCustomerByEmail(world, region, email)
  if (!owner || owner.id === self?.id) return []
  return [createCustomerError('TAKEN', field, 'Email has already been taken')]
}

function validatePhone({ world, region }: ShopifyContext, phone: string, field: string[], self?: CustomerRecord) {
  // E.164: a country code and up to fifteen digits.
  if (!/^\+[1-9]\d{6,14}$/.test(phone)) return [createCustomerError('INVALID', field, 'Phone is invalid')]
  const owner = world.customers.findFirst((query) =>
    query.where((customer) => customer.region === region && customer.phone === phone && customer.id !== self?.id),
  )
  return owner ? [createCustomerError('TAKEN', field, 'Phone has already been taken')] : []
}

function validateName(name: string, field: string[], label: string): CustomerUserError[] {
  if (name.length > MAX_NAME_LENGTH)
    return [createCustomerError('TOO_LONG', field, `${label} is too long (maximum is ${MAX_NAME_LENGTH} characters)`)]
  if (/<[a-z/!]/i.test(name))
    return [createCustomerError('CONTAINS_HTML_TAGS', field, `${label} cannot contain HTML tags`)]
  if (/https?:\/\/|www\./i.test(name))
    return [createCustomerError('CONTAINS_URL', field, `${label} cannot contain URL`)]
  return []
}
