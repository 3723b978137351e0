/** Marks a page that shows little of its own before its scripts run. Routes set it; it is removed before the response is sent. */
const AT_ONCE = 'x-start-at-once'

/** Headers for such a page: its scripts load with it, instead of after its largest part is painted (start-scripts.ts). */
export const startAtOnceHeaders = (): Record<string, string> => ({ [AT_ONCE]: '1' })

/** Whether a page starts at once; removes the mark. */
export function takeStartAtOnce(headers: Headers): boolean {
  const isMarked = headers.has(AT_ONCE)
  headers.delete(AT_ONCE)
  return isMarked
}
