import type { CartDeliveryAddressInput } from '#contracts/shopify/generated/documents.ts'
import { type AddressRecord, addressRecord } from '../../../world/customers.ts'
import { getCountryName } from '../shop/countries.ts'
import { type CartUserError, createUserError } from './user-error.ts'

type ValidationStrategy = 'COUNTRY_CODE_ONLY' | 'STRICT' | null | undefined

/** The fields that strict validation requires. */
const REQUIRED_FIELDS = ['lastName', 'address1', 'city', 'zip'] as const
const TEXT_FIELDS = ['firstName', 'lastName', 'company', 'address1', 'address2', 'city', 'zip'] as const
/** Shopify's limit for each field, in characters. */
const MAX_LENGTH = 255

/** An address of the cart API, which has a country code and no country. */
type AddressInput = Omit<CartDeliveryAddressInput, 'countryCode'> & { countryCode?: string | null }

/** Reads and validates a delivery address. */
export function readDeliveryAddress(
  input: AddressInput,
  strategy: ValidationStrategy,
  path: readonly (string | number)[],
): { address: AddressRecord; errors: CartUserError[] } {
  const errors: CartUserError[] = []
  const getPath = (field: string) => [...path, 'address', 'deliveryAddress', field]
  if (!input.countryCode)
    errors.push(createUserError('ADDRESS_FIELD_IS_REQUIRED', getPath('countryCode'), 'Country code is required'))
  if (strategy === 'STRICT')
    for (const field of REQUIRED_FIELDS)
      if (!input[field]?.trim())
        errors.push(createUserError('ADDRESS_FIELD_IS_REQUIRED', getPath(field), `${LABELS[field]} is required`))
  for (const field of TEXT_FIELDS) errors.push(...validateText(input[field] ?? '', getPath(field), LABELS[field]))

  const code = input.countryCode ?? ''
  const address = addressRecord.parse({
    id: '',
    ...Object.fromEntries(TEXT_FIELDS.map((field) => [field, input[field] ?? ''])),
    company: input.company ?? null,
    phone: input.phone ?? null,
    provinceCode: input.provinceCode ?? null,
    countryCode: code,
    country: code && getCountryName(code),
  })
  return { address, errors }
}

const LABELS: Record<(typeof TEXT_FIELDS)[number], string> = {
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  address1: 'Address 1',
  address2: 'Address 2',
  city: 'City',
  zip: 'Zip code',
}

function validateText(text: string, field: readonly (string | number)[], label: string): CartUserError[] {
  const refuse = (code: CartUserError['code'], problem: string) => [createUserError(code, field, `${label} ${problem}`)]
  if (text.length > MAX_LENGTH) return refuse('ADDRESS_FIELD_IS_TOO_LONG', `is too long (maximum is ${MAX_LENGTH})`)
  if (/<[a-z/!]/i.test(text)) return refuse('ADDRESS_FIELD_CONTAINS_HTML_TAGS', 'cannot contain HTML tags')
  if (/https?:\/\/|www\./i.test(text)) return refuse('ADDRESS_FIELD_CONTAINS_URL', 'cannot contain URL')
  if (/\p{Extended_Pictographic}/u.test(text)) return refuse('ADDRESS_FIELD_CONTAINS_EMOJIS', 'cannot contain emojis')
  return []
}
