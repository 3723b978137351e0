import { Matchers } from '@pact-foundation/pact'

const { like, regex, string } = Matchers

/** What the shop relies on in values that many upstreams send. Each makes a fresh matcher with a likely example. */

/** A decimal as text, and any currency: what it costs is the provider's to say. */
export const money = (amount = '98.0') => ({ amount: regex('^\\d+\\.\\d+$', amount), currencyCode: currency() })

export const currency = (code = 'GBP') => regex('^[A-Z]{3}$', code)

export const webAddress = (example: string) => regex('^https?://.+$', example)

export const instant = (example = '2026-11-21T10:00:00Z') =>
  regex('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$', example)

/** One of Shopify's ids, of a type of thing. */
export const gid = (type: string, id: string | number) =>
  regex(`^gid://shopify/${type}/.+$`, `gid://shopify/${type}/${id}`)

export const oneOf = (...[example = '', ...others]: string[]) => regex(`^(${[example, ...others].join('|')})$`, example)

/** What an upstream says when it refuses, for a developer to read. */
export const problem = (error: string) => ({ error: string(error) })

/** True or false: which, is the provider's to say. */
export const yesOrNo = (example: boolean) => like(example)
