import { useMemo, useSyncExternalStore } from 'react'
import { readBrowserCookie, subscribeToVisitorChanges } from '#app/visitor/browser-state.ts'
import { savedFit } from '#app/visitor/cookies.ts'
import { parseSavedFit, type SavedFit } from './saved-fit.ts'
import { parseRecordDetails, readRecordDetails } from './saved-fit-cookie.ts'

const readText = () => readBrowserCookie(savedFit)
const getServerText = () => undefined

/**
 * The saved fit of this browser, or null. It is null on the server and during hydration, since pages are the same for all
 * visitors, so its space must be reserved. It follows changes in all tabs.
 */
export function useSavedFit(): SavedFit | null {
  const text = useSyncExternalStore(subscribeToVisitorChanges, readText, getServerText)
  return useMemo(() => parseSavedFit(text), [text])
}

/** Since when the saved fit is as it is (ISO 8601), or null. Null on the server and during hydration. */
export function useSavedSince(): string | null {
  const text = useSyncExternalStore(subscribeToVisitorChanges, readRecordDetails, getServerText)
  return parseRecordDetails(text).updatedAt
}
