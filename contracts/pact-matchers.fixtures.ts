import { Matchers } from '@pact-foundation/pact'

const { like, regex } = Matchers

/** Matchers of values that many upstreams send. Each call creates a new matcher with a realistic example. */

/** A decimal string and any currency code; the amount is the provider's. */
export const money = (amount = '98.0') => ({ amount: regex('^\\d+\\.\\d+$', amount), currencyCode: currency() })

const currency = (code = 'GBP') => regex('^[A-Z]{3}$', code)

export const httpUrl = (example: string) => regex('^https?://.+$', example)

export const isoDateTime = (example = '2026-11-21T10:00:00Z') =>
  regex('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$', example)

/** A Shopify id of a type. */
export const gid = (type: string, id: string | number) =>
  regex(`^gid://shopify/${type}/.+$`, `gid://shopify/${type}/${id}`)

/** One of these values; the first is the example. */
export const enumValue = (...[example = '', ...others]: string[]) =>
  regex(`^(${[example, ...others].join('|')})$`, example)

/** A value that the specification gives without its type. */
export const anyValue = (example: string) => ({ 'pact:matcher:type': 'notEmpty', value: example })

/** true or false; the value is the provider's. */
export const anyBoolean = (example: boolean) => like(example)

/** A list of values of this type, which may be empty. */
export const anyList = (example: string) => ({ 'pact:matcher:type': 'type', min: 0, value: [example] })
