import { useMemo, useSyncExternalStore } from 'react'
import { readCookie, savedFit } from '#app/visitor/cookies.ts'
import { onVisitorChange } from '#app/visitor/visitor-changes.ts'
import { parseSavedFit, type SavedFit } from './saved-fit.ts'

const kept = () => readCookie(document.cookie, savedFit.name)
const unknown = () => undefined

/**
 * The fit that this browser carries, or null. A page is made for nobody in particular, so it is null on the server and
 * until the page stands; then it follows every change, here and in other tabs. Keep its place free: nothing may move.
 */
export function useSavedFit(): SavedFit | null {
  const text = useSyncExternalStore(onVisitorChange, kept, unknown)
  return useMemo(() => parseSavedFit(text), [text])
}
