import { type ConditionName, ERRORS_OF } from '#tests/support/conditions/conditions.ts'
import type { Property } from '../observation.ts'

/** What a browser writes of a response that failed, which other properties judge. */
const OF_RESPONSES = /^Failed to load resource|^Access to |blocked by client/i
/** What React's development build says of the router's own Hydrate. */
const IN_DEVELOPMENT = /This library called use\(\) to suspend in a previous render/
/** Of a page that is left, and of the browser's own page where none arrives. */
const OF_NO_PAGE = /net::ERR_ABORTED|Failed to fetch|Failed to read the 'localStorage' property/

/** The number of a failure on the server, which its page shows. */
const OF_FAILED_PAGE = /^(?:Uncaught )?Error: [\da-f]{8}-[\da-f]{4}-/

/** No script throws, and nothing is written as an error, such as a violation of the content security policy. */
const consoleErrors: Property = ({ browserLog: { errors }, setting: { conditions }, page: { isOurs } }) => {
  return isOurs
    ? errors.filter(
        (text) =>
          ![OF_RESPONSES, IN_DEVELOPMENT, OF_NO_PAGE, OF_FAILED_PAGE].some((one) => one.test(text)) &&
          !conditions.some((condition) => ERRORS_OF[condition]?.test(text)),
      )
    : []
}

/** Every report has a row of the error catalogue. */
const unknownReports: Property = ({ journal, codes }) =>
  journal.flatMap((entry) =>
    entry.kind === 'report' && !codes.has(entry.code) ? [`the report ${entry.code} is in no row of the catalogue`] : [],
  )

/** Every response of an upstream, and every request to it, is as its contract says. */
const brokenContracts: Property = ({ journal }) =>
  journal.flatMap((entry) => {
    if (entry.kind === 'warning') return [entry.message]
    if (entry.kind !== 'request' || entry.contract !== 'broken' || entry.fault !== undefined) return []
    return [`${entry.upstream} ${entry.operation} breaks its contract with status ${entry.status}`]
  })

const FAILED = /Oops, something[’']s gone wrong/

/** Where nothing was made to fail no page and no response fails. */
const failedPages: Property = ({ isCalm, browserLog: { received }, page: { text, isOurs } }) => {
  if (!isCalm) return []
  const failures = received.filter(({ status }) => status >= 500).map(({ url, status }) => `${url} answers ${status}`)
  return isOurs && FAILED.test(text) ? [...failures, 'the page says that something has gone wrong'] : failures
}

/** Twice what a visitor should wait at most, because a busy machine is no fault. */
const SLOW_MS = 10_000

/** Where nothing was made to wait no response takes long. */
const slowResponses: Property = ({ isCalm, browserLog: { received } }) =>
  isCalm
    ? received.filter(({ ms }) => ms > SLOW_MS).map(({ url, ms }) => `${url} takes ${Math.round(ms / 1000)} s`)
    : []

/** What web vitals call a poor page begins at 0.25. */
const MOST_SHIFT = 0.1
/** Conditions in which letters change their size or their place after the first paint. */
const BY_CONDITION: readonly ConditionName[] = [
  'translated',
  'extension',
  'text-150',
  'text-200',
  'spaced',
  'slow-network',
  'script-late',
]

/** Nothing moves away in a page that was opened and not pressed yet. After a press a busy machine answers late. */
const movingPages: Property = ({ step, isCalm, setting: { conditions }, page: { shift } }) =>
  isCalm &&
  (step.do === 'open' || step.do === 'reload') &&
  shift > MOST_SHIFT &&
  !conditions.some((condition) => BY_CONDITION.includes(condition))
    ? [`the page moved by ${shift.toFixed(2)} without a press`]
    : []

/** Every control can be reached without scrolling sideways. */
const outsideScreen: Property = ({ page: { outside } }) =>
  outside.map((control) => `${JSON.stringify(control)} is outside the screen`)

/** No state of a page violates WCAG as far as axe finds it, which does not know the colours that a system forces. */
const axeViolations: Property = ({ page: { violations }, setting: { conditions } }) =>
  conditions.includes('forced-colours') ? [] : [...violations]

/** Nothing fails, waits or breaks by itself. */
export const HEALTH = {
  'console errors': consoleErrors,
  'unknown reports': unknownReports,
  'broken contracts': brokenContracts,
  'failed pages': failedPages,
  'slow responses': slowResponses,
  'moving pages': movingPages,
  'outside the screen': outsideScreen,
  accessibility: axeViolations,
} as const satisfies Record<string, Property>
