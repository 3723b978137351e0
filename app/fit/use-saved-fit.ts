import { useMemo, useSyncExternalStore } from 'react'
import { readBrowserCookie, subscribeToVisitorChanges } from '#app/visitor/browser-state.ts'
import { savedFit } from '#app/visitor/cookies.ts'
import { parseSavedFit, type SavedFit } from './saved-fit.ts'
import { parseRecordDetails, readRecordDetails } from './saved-fit-cookie.ts'

const readText = () => readBrowserCookie(savedFit)
const getServerText = () => undefined

/**
 * Returns the saved fit of this browser, updated by changes in all tabs. Null on the server and during hydration, because
 * pages are the same for all visitors, so layouts must reserve its space.
 */
export function useSavedFit(): SavedFit | null {
  const text = useSyncExternalStore(subscribeToVisitorChanges, readText, getServerText)
  return useMemo(() => parseSavedFit(text), [text])
}

/** Returns the date of the last change of the saved fit (ISO 8601), or null. Null on the server and during hydration. */
export function useSavedSince(): string | null {
  const text = useSyncExternalStore(subscribeToVisitorChanges, readRecordDetails, getServerText)
  return parseRecordDetails(text).updatedAt
}
