import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import type { MessageCode } from './message-for.ts'
import { useMessageFor } from './use-message-for.ts'

/** What a shopper reads about a code. Apart, because it brings all messages. */
export function MessageText({ code }: { code: MessageCode | CatalogueCode }) {
  return useMessageFor()(code)
}
