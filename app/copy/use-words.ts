import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { useCallback } from 'react'
import { report } from '#app/errors/report.ts'
import { useRegion } from '#app/region/use-region.ts'
import { getRequestContext } from '#app/request-context.ts'
import { translateFrom, type Words } from './copy.ts'

/** Returns `t(key, values)` for a department's texts in the language of this page's region. */
export function useWords<Department extends Words>(words: Department) {
  const { locale } = useRegion()
  return useCallback(
    (key: keyof Department & string, values?: Record<string, string | number>) =>
      translateFrom(locale, words, key, values, reportMissing),
    [words, locale],
  )
}

declare module '#app/request-context.ts' {
  interface RequestContext {
    reportedTexts?: Set<string>
  }
}
const reportedInBrowser = new Set<string>()

/** Calls `send` with a key unless it was reported before. */
export function reportOnce(reported: Set<string>, key: string, send: (key: string) => void): void {
  if (reported.has(key)) return
  reported.add(key)
  send(key)
}

/** Reports a key without a text (spec 8, "missing translation"). */
export const reportKey = (key: string, send: (code: 'copy.missing', key: string) => void = report): void =>
  send('copy.missing', key)

/**
 * Reports a key without a text (spec 8, "missing translation"), once per page: the server for what it renders, the
 * browser for what it renders after hydration.
 */
const reportMissing = createIsomorphicFn()
  .server((key: string): void => {
    const context = getRequestContext(getRequest())
    context.reportedTexts ??= new Set()
    reportOnce(context.reportedTexts, key, reportKey)
  })
  .client((key: string): void => {
    if (document.documentElement.dataset.hydrated !== undefined) reportOnce(reportedInBrowser, key, reportKey)
  })
