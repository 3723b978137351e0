import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import type { MessageCode } from './messages.ts'
import { useMessageFor } from './messages.ts'

/** The message of a code. In a file of its own, because it imports all messages. */
export function MessageText({ code }: { code: MessageCode | CatalogueCode }) {
  return <span>{useMessageFor()(code)}</span>
}
