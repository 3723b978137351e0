import { useEffect } from 'react'
import { isBrokenOff } from './broken-off.ts'
import { report } from './report.ts'

/** More from one page are the same defect in other words. */
const MAX_REPORTS = 5

/** Reports errors and rejected promises that no code of the page has handled, each once (ANA-04). */
export function WatchErrors() {
  useEffect(() => {
    const reported = new Set<string>()
    function onCause(cause: unknown) {
      const description = describeUnhandledError(cause, window.location.origin)
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

/** A place in a file of the shop, as browsers write it in stacks: 'https://shop.example/assets/cart.js:1:234'. */
const getPlace = (stack: string, origin: string): string | undefined =>
  stack.split(/[\s()@]+/).find((word) => word.startsWith(`${origin}/`) && /:\d+:\d+$/.test(word))

/**
 * Describes an error that no code has handled, with its place in the shop's files; null for errors that are not reported:
 * of scripts that are not the shop's, like browser extensions, and of requests that were broken off.
 */
export function describeUnhandledError(cause: unknown, origin: string): string | null {
  if (!(cause instanceof Error) || isBrokenOff(cause.message)) return null
  const place = getPlace(cause.stack ?? '', origin)
  return place ? `${cause.name}: ${cause.message} (${place.slice(origin.length)})` : null
}
