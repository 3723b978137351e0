import type { Payment, PaymentHandler } from '#contracts/ucp/2026-08-25/generated/types.ts'
import type { UcpRelease } from '#contracts/ucp/releases.ts'
import type { Message } from './messages.ts'

/** How agents pay at the simulated stores: with any token of a card. Nobody is charged. */
const HANDLER_ID = 'simulated-card'
const HANDLER_NAME = 'dev.shopify.card'

/** The ways to pay, as profile and checkouts list them. */
export const listPaymentHandlers = (release: UcpRelease): Record<string, PaymentHandler[]> => ({
  [HANDLER_NAME]: [{ id: HANDLER_ID, version: release, available_instruments: [{ type: 'card' }] }],
})

/** Why an agent's payment is not taken; undefined if it is. */
export function findPaymentProblem(
  { instruments = [] }: Payment,
  { outstandingAmount, isDeclined }: { outstandingAmount: number; isDeclined: boolean },
): Message | undefined {
  if (outstandingAmount === 0) return undefined
  const chosen = instruments.filter(({ selected }) => selected)
  const [instrument, ...others] = chosen.length > 0 ? chosen : instruments
  const refuse = (code: string, content: string): Message => ({
    type: 'error',
    code,
    content,
    path: '$.payment.instruments',
    severity: 'recoverable',
  })
  if (!instrument) return refuse('missing', 'A payment instrument is required.')
  if (others.length > 0) return refuse('invalid', 'One payment instrument has to be selected.')
  if (instrument.handler_id !== HANDLER_ID || instrument.type !== 'card' || !instrument.credential?.token)
    return refuse(
      'invalid',
      `The store takes cards by the handler ${HANDLER_ID}, each with the token of its credential.`,
    )
  return isDeclined ? refuse('payment_failed', 'The payment was declined.') : undefined
}
