import { useCallback } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import type { Locale } from '#contracts/shop/regions.ts'
import { translateFrom } from './copy.ts'
import { reportMissing } from './missing.ts'
import type { CatalogueText } from './plural.ts'

/** A department's texts that differ in a region. */
type Differences<Words> = Partial<Record<Locale, Partial<Record<keyof Words, CatalogueText>>>>

/** Returns `t(key, values)` for the texts of one department, which load with its chunk instead of with every page. */
export function useWords<Words extends Readonly<Record<string, CatalogueText>>>(
  words: Words,
  differences?: Differences<Words>,
) {
  const { locale } = useRegion()
  return useCallback(
    (key: keyof Words & string, values?: Record<string, string | number>) =>
      translateFrom(locale, [differences?.[locale], words], key, values, reportMissing),
    [words, differences, locale],
  )
}
