import { useCallback } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import { say } from './copy.ts'
import type { CopyKey } from './en-GB.ts'
import { reportMissing } from './missing.ts'

/** `t(key, values)` in the words of this page's region. */
export function useCopy() {
  const { locale } = useRegion()
  return useCallback(
    (key: CopyKey, values?: Record<string, string | number>) => say(locale, key, values, reportMissing),
    [locale],
  )
}
