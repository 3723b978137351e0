import type { ErrorResponse, Message as WireMessage } from '#contracts/ucp/2026-08-25/generated/types.ts'
import type { UcpTool } from '#contracts/ucp/releases.ts'
import type { CartUserError } from '../shopify/cart/user-error.ts'
import { getStorefrontUrl } from '../shopify/goods/storefront-url.ts'
import { listActive } from './capabilities.ts'
import type { AgentContext } from './context.ts'

/** What the protocol tells an agent beside the answer. */
export type Message = WireMessage
type Severity = Extract<Message, { type: 'error' }>['severity']

/** A message that something is wrong. */
export const createError = (
  code: string,
  content: string,
  { path, severity = 'recoverable' }: { path?: string; severity?: Severity } = {},
): Message => ({ type: 'error', code, content, severity, ...(path && { path }) })

/** The envelope of an answer that has what was asked for. */
export const createEnvelope = (tool: UcpTool, { release, capabilities }: AgentContext) => ({
  version: release,
  status: 'success' as const,
  capabilities: listActive(tool, release, capabilities),
})

/** The answer where there is nothing that was asked for. */
export function refuse(
  context: Pick<AgentContext, 'release' | 'storefront'>,
  [first, ...others]: readonly [Message, ...Message[]],
  continueUrl = getStorefrontUrl('/', context),
): ErrorResponse {
  return {
    ucp: { version: context.release, status: 'error' },
    messages: [first, ...others],
    continue_url: continueUrl,
  }
}

/** The answer for an id that the store does not have. */
export const refuseUnknown = (context: AgentContext, what: string): ErrorResponse =>
  refuse(context, [createError('not_found', `There is no ${what} with this id.`, { severity: 'unrecoverable' })])

/** Shopify's codes of the protocol's own errors; all others are Shopify's in small letters. */
const CODES: Readonly<Record<string, string>> = {
  INVALID: 'not_found',
  LESS_THAN: 'invalid_quantity',
  MINIMUM_NOT_MET: 'invalid_quantity',
  MAXIMUM_EXCEEDED: 'invalid_quantity',
  INVALID_INCREMENT: 'invalid_quantity',
}

/** Why Shopify refuses the lines of a cart, in the protocol's words. */
export const toLineMessage = ({ code, field, message }: CartUserError): Message => {
  const [, index, name] = field
  const place = name === 'quantity' ? 'quantity' : 'item.id'
  return createError(CODES[code] ?? code.toLowerCase(), message, {
    path: index === undefined ? '$.line_items' : `$.line_items[${index}].${place}`,
  })
}
