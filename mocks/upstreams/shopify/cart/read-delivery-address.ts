import type { CartDeliveryAddressInput } from '#contracts/shopify/generated/documents.ts'
import { type AddressRecord, addressRecord } from '../../../world/customers.ts'
import { countryName } from '../shop/countries.ts'
import { type CartUserError, userError } from './user-error.ts'

export type Strategy = 'COUNTRY_CODE_ONLY' | 'STRICT' | null | undefined

/** What a parcel cannot do without; asked for only where the client wants the address checked strictly. */
const REQUIRED = ['lastName', 'address1', 'city', 'zip'] as const
const TEXTS = ['firstName', 'lastName', 'company', 'address1', 'address2', 'city', 'zip'] as const
/** Shopify's limit for each part of an address. */
const MAX_LENGTH = 255

/** An address as the cart API takes it: a country by code, and whatever else is known. */
export function readDeliveryAddress(
  input: CartDeliveryAddressInput,
  strategy: Strategy,
  path: readonly (string | number)[],
): { address: AddressRecord; errors: CartUserError[] } {
  const errors: CartUserError[] = []
  const at = (field: string) => [...path, 'address', 'deliveryAddress', field]
  if (!input.countryCode)
    errors.push(userError('ADDRESS_FIELD_IS_REQUIRED', at('countryCode'), 'Country code is required'))
  if (strategy === 'STRICT')
    for (const field of REQUIRED)
      if (!input[field]?.trim())
        errors.push(userError('ADDRESS_FIELD_IS_REQUIRED', at(field), `${LABELS[field]} is required`))
  for (const field of TEXTS) errors.push(...textErrors(input[field] ?? '', at(field), LABELS[field]))

  const code = input.countryCode ?? ''
  const address = addressRecord.parse({
    id: '',
    ...Object.fromEntries(TEXTS.map((field) => [field, input[field] ?? ''])),
    company: input.company ?? null,
    phone: input.phone ?? null,
    provinceCode: input.provinceCode ?? null,
    countryCode: code,
    country: code && countryName(code),
  })
  return { address, errors }
}

const LABELS: Record<(typeof TEXTS)[number], string> = {
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  address1: 'Address 1',
  address2: 'Address 2',
  city: 'City',
  zip: 'Zip code',
}

function textErrors(text: string, field: readonly (string | number)[], label: string): CartUserError[] {
  const refuse = (code: CartUserError['code'], why: string) => [userError(code, field, `${label} ${why}`)]
  if (text.length > MAX_LENGTH) return refuse('ADDRESS_FIELD_IS_TOO_LONG', `is too long (maximum is ${MAX_LENGTH})`)
  if (/<[a-z/!]/i.test(text)) return refuse('ADDRESS_FIELD_CONTAINS_HTML_TAGS', 'cannot contain HTML tags')
  if (/https?:\/\/|www\./i.test(text)) return refuse('ADDRESS_FIELD_CONTAINS_URL', 'cannot contain URL')
  if (/\p{Extended_Pictographic}/u.test(text)) return refuse('ADDRESS_FIELD_CONTAINS_EMOJIS', 'cannot contain emojis')
  return []
}
