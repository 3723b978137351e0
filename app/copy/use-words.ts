import { useCallback } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import { translateFrom, type Words } from './copy.ts'
import { reportMissing } from './missing.ts'

/** Returns `t(key, values)` for a department's texts in the language of this page's region. */
export function useWords<Department extends Words>(words: Department) {
  const { locale } = useRegion()
  return useCallback(
    (key: keyof Department & string, values?: Record<string, string | number>) =>
      translateFrom(locale, words, key, values, reportMissing),
    [words, locale],
  )
}
