import type { Property } from '../observation.ts'

/** What web vitals call a poor page begins at 0.25. */
const MOST_SHIFT = 0.1
/** Conditions in which letters change their size or their place after the first paint. */
const BY_CONDITION = ['translated', 'extension', 'text-150', 'text-200', 'spaced', 'slow-network', 'script-late']

/** Nothing moves away in a page that was opened and not pressed yet. After a press a busy machine answers late. */
export const movingPages: Property = ({ step, isCalm, setting: { condition }, page: { shift } }) =>
  isCalm &&
  (step.do === 'open' || step.do === 'reload') &&
  shift > MOST_SHIFT &&
  !BY_CONDITION.includes(condition ?? '')
    ? [`the page moved by ${shift.toFixed(2)} without a press`]
    : []
