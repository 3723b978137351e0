import { useCallback } from 'react'
import type { Locale } from '#app/region/regions.ts'
import { useRegion } from '#app/region/use-region.ts'
import { wordsFor } from './copy.ts'
import { reportMissing } from './missing.ts'

/** A department's words that differ in a region. */
export type Differences<Words> = Partial<Record<Locale, Partial<Record<keyof Words, string>>>>

/**
 * `t(key, values)` in the words of a department that most visits never open. They come with its chunk; those of `useCopy`
 * come with every page.
 */
export function useWords<Words extends Readonly<Record<string, string>>>(
  words: Words,
  differences?: Differences<Words>,
) {
  const { locale } = useRegion()
  return useCallback(
    (key: keyof Words & string, values?: Record<string, string | number>) =>
      wordsFor([differences?.[locale], words], key, values, reportMissing),
    [words, differences, locale],
  )
}
