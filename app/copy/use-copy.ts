import { useCallback } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import { translate } from './copy.ts'
import type { CopyKey } from './en-GB.ts'
import { reportMissing } from './missing.ts'

/** Returns `t(key, values)` for the texts that every page loads, in the language of this page's region. */
export function useCopy() {
  const { locale } = useRegion()
  return useCallback(
    (key: CopyKey, values?: Record<string, string | number>) => translate(locale, key, values, reportMissing),
    [locale],
  )
}
