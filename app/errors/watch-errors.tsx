import { useEffect } from 'react'
import { isAbortedRequest } from './aborted-requests.ts'
import { report } from './report.ts'

/** Maximum number of reports per page, because further errors usually have the same cause. */
const MAX_REPORTS = 5

/** Reports errors and rejected promises that no code of the page has handled, each once (ANA-04). */
export function WatchErrors() {
  useEffect(() => {
    const reported = new Set<string>()
    function onCause(cause: unknown) {
      const description = describeUnhandledError(cause, {
        origin: window.location.origin,
        // Only translations add <font> elements.
        isTranslated: document.querySelector('font') !== null,
      })
      if (description === null || reported.has(description) || reported.size === MAX_REPORTS) return
      reported.add(description)
      report('page.unhandled', description)
    }
    const onError = ({ error }: ErrorEvent) => onCause(error)
    const onRejection = ({ reason }: PromiseRejectionEvent) => onCause(reason)
    for (const cause of window.earlyErrors ?? []) onCause(cause)
    window.earlyErrors = undefined
    window.addEventListener('error', onError)
    window.addEventListener('unhandledrejection', onRejection)
    return () => {
      window.removeEventListener('error', onError)
      window.removeEventListener('unhandledrejection', onRejection)
    }
  }, [])
  return null
}

/** Finds the location in a file of the shop in a stack: 'https://shop.example/assets/cart.js:1:234'. */
const getPlace = (stack: string, origin: string): string | undefined =>
  stack.split(/[\s()@]+/).find((word) => word.startsWith(`${origin}/`) && /:\d+:\d+$/.test(word))

/** React's error for a part that it renders again, because its markup was changed before hydration. */
const IS_RENDERED_AGAIN = /#418\b/

/**
 * Describes an unhandled error with its location in the shop's files. Returns null for errors that are not reported:
 * those of other scripts, like browser extensions, aborted requests, and parts of a translated page that are rendered again.
 */
export function describeUnhandledError(
  cause: unknown,
  { origin, isTranslated }: { origin: string; isTranslated: boolean },
): string | null {
  if (!(cause instanceof Error) || isAbortedRequest(cause.message)) return null
  if (isTranslated && IS_RENDERED_AGAIN.test(cause.message)) return null
  const place = getPlace(cause.stack ?? '', origin)
  // some errors of React say no more than that it caught another one
  const original = cause.cause ? `, because of ${cause.cause}` : ''
  return place ? `${cause.name}: ${cause.message}${original} (${place.slice(origin.length)})` : null
}
