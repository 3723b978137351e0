import { useCallback } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import { type MessageCode, messageFor } from './message-for.ts'

/** `messageFor(code, locale, retryAfterS)` in the language of this page's region. */
export function useMessageFor() {
  const { locale } = useRegion()
  return useCallback(
    (code: MessageCode | CatalogueCode, retryAfterS?: number) => messageFor(code, locale, retryAfterS),
    [locale],
  )
}
