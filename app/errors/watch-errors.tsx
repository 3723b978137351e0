import { useEffect } from 'react'
import { report } from './report.ts'
import { describeUnhandled } from './unhandled-error.ts'

/** More from one page are the same defect in other words. */
const MAX_REPORTS = 5

/** Reports errors and rejected promises that no code of the page has handled, each once (ANA-04). */
export function WatchErrors() {
  useEffect(() => {
    const reported = new Set<string>()
    function onCause(cause: unknown) {
      const description = describeUnhandled(cause, window.location.origin)
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
