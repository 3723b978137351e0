import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import type { MessageCode } from './messages.ts'
import { useMessageFor } from './messages.ts'

/** What a shopper reads about a code. Apart, because it brings all messages. */
export function MessageText({ code }: { code: MessageCode | CatalogueCode }) {
  return useMessageFor()(code)
}
