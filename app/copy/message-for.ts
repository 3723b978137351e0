import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import type { Locale } from '#contracts/shop/regions.ts'
import { messages } from './en-GB/messages.ts'
import { messages as americanMessages } from './en-US/messages.ts'
import { formatWait } from './format-wait.ts'

/** The code of a message to the shopper. */
export type MessageCode = keyof typeof messages

/** Whether a word, for example from an address, is a code with a message. */
export const isMessageCode = (word: string): word is MessageCode => Object.hasOwn(messages, word)

/**
 * The message of a code in a locale; empty for a catalogue row that shows nothing. `retryAfterS` is the time to wait, for
 * the messages that name it.
 */
export function messageFor(code: MessageCode | CatalogueCode, locale: Locale, retryAfterS?: number): string {
  if (!isMessageCode(code)) return ''
  const message = (locale === 'en-US' ? americanMessages[code] : undefined) ?? messages[code]
  return message.replace('{wait}', () => formatWait(locale, retryAfterS))
}
