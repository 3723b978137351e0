import { readSession, removeSession, writeSession } from '#app/visitor/browser-storage.ts'
import { GIFT_FIELDS, type Gift } from './gift.ts'

/** What is typed for a recipient, until it is added or the tab is closed. Ours. */
const GIFT_DRAFT = 'gift_draft'

/** Keeps what is typed, so that another amount, another colour or a reload does not lose it. */
export const saveGiftDraft = (gift: Gift): void => writeSession(GIFT_DRAFT, JSON.stringify(gift))

/** Forgets what was typed. */
export const forgetGiftDraft = (): void => removeSession(GIFT_DRAFT)

/** What was typed before in this tab; {} where nothing was, or it cannot be read. */
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
