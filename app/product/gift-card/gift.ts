import type { KeyValue } from '#app/cart/cart.ts'
import { validateEmail } from '#app/forms/email.ts'
import { readSession, removeSession, writeSession } from '#app/visitor/browser-state.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'

/** The fields for the recipient of a gift card (PDP-09), all of them optional. `sendOn` is a day like '2026-12-24'. */
export type Gift = { recipientName: string; recipientEmail: string; sendOn: string; message: string }

export const GIFT_FIELDS = ['recipientName', 'recipientEmail', 'sendOn', 'message'] as const satisfies (keyof Gift)[]

/** The longest message, in characters. Assumed; below the 500 of a line attribute (apply-change.server.ts). */
export const MAX_MESSAGE = 300
/** The longest name, in characters. Assumed: Shopify takes 255. */
export const MAX_RECIPIENT_NAME = 100
/** Shopify sends a gift card at most this many days after the purchase. */
const MAX_DAYS_AHEAD = 90

/** The key of a problem's text. */
type GiftProblem = 'email.missing' | 'email.format' | 'day.past' | 'day.far'

/** Assumed: the days of a region are those of its largest city's clock. */
const TIME_ZONES: Readonly<Record<RegionCode, string>> = {
  gb: 'Europe/London',
  us: 'America/New_York',
  eu: 'Europe/Paris',
}

/** The first and the last day on which a gift card of this region may be sent, like '2026-11-22'. */
export function getGiftDays(region: RegionCode, now: Date): { first: string; last: string } {
  // The Swedish locale formats dates as date inputs do.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONES[region] })
  const last = new Date(now)
  last.setUTCDate(last.getUTCDate() + MAX_DAYS_AHEAD)
  return { first: format.format(now), last: format.format(last) }
}

/** The gift of a posted form, without surrounding spaces; missing fields are ''. */
export function readGift(form: FormData): Gift {
  const read = (name: keyof Gift) => String(form.get(name) ?? '').trim()
  return {
    recipientName: read('recipientName').slice(0, MAX_RECIPIENT_NAME),
    recipientEmail: read('recipientEmail'),
    sendOn: read('sendOn'),
    message: read('message').slice(0, MAX_MESSAGE),
  }
}

/**
 * The problems of a gift by field. A name or a day needs an email address, because a card without one goes to the buyer at
 * once.
 */
export function getGiftProblems(
  { recipientName, recipientEmail, sendOn }: Gift,
  days: { first: string; last: string },
): Partial<Record<keyof Gift, GiftProblem>> {
  const needsEmail = recipientName !== '' || sendOn !== ''
  const isEmailWrong = recipientEmail !== '' && validateEmail(recipientEmail) !== null
  return {
    ...(recipientEmail === '' && needsEmail && { recipientEmail: 'email.missing' }),
    ...(isEmailWrong && { recipientEmail: 'email.format' }),
    ...(sendOn !== '' && sendOn < days.first && { sendOn: 'day.past' }),
    ...(sendOn > days.last && { sendOn: 'day.far' }),
  }
}

/**
 * The line attributes of a gift: the names that Shopify expects, and `message`, which spec 3 shows without a label. Names with
 * underscores are private.
 */
export function toGiftAttributes({ recipientName, recipientEmail, sendOn, message }: Partial<Gift>): KeyValue[] {
  const attributes = recipientEmail
    ? [
        { key: 'Recipient name', value: recipientName },
        { key: 'Recipient email', value: recipientEmail },
        { key: 'Send on', value: sendOn },
        { key: '__shopify_send_gift_card_to_recipient', value: 'on' },
        { key: 'message', value: message },
      ]
    : [{ key: 'message', value: message }]
  return attributes.flatMap(({ key, value }) => (value ? [{ key, value }] : []))
}

/** The key of the draft in session storage, which lasts until the card is added or the tab is closed. Ours. */
const GIFT_DRAFT = 'gift_draft'

/** Saves the draft, so that it survives a reload and a change of amount or colour. */
export const saveGiftDraft = (gift: Gift): void => writeSession(GIFT_DRAFT, JSON.stringify(gift))

export const deleteGiftDraft = (): void => removeSession(GIFT_DRAFT)

/** The draft of this tab; {} if there is none or it cannot be read. */
export function readGiftDraft(): Partial<Gift> {
  try {
    const draft: unknown = JSON.parse(readSession(GIFT_DRAFT) ?? '{}')
    return Object.fromEntries(
      Object.entries(draft ?? {}).filter(
        ([name, value]) => GIFT_FIELDS.some((field) => field === name) && typeof value === 'string',
      ),
    )
  } catch {
    return {}
  }
}
