import type { Step } from './step.ts'

/** A step, and the path that its tab stood at afterwards. */
export type Walked = { step: Step; path: string }

/**
 * Opens at once what several steps of a tab led to: the shop keeps choices in its addresses.
 * @param fails Whether the rest still fails.
 */
export async function joinSteps(
  walked: readonly Walked[],
  fails: (rest: readonly Walked[]) => Promise<boolean>,
  hasTime: () => boolean,
): Promise<readonly Walked[]> {
  let joined = walked
  // the last step is what fails
  for (let end = walked.length - 2; end > 0; end -= 1) {
    const path = joined[end]?.path
    const opening = findOpening(joined, end)
    if (path === undefined || !opening || !hasTime()) continue
    const opened = { step: { ...opening.step, path }, path }
    const rest = [...joined.slice(0, opening.index), opened, ...joined.slice(end + 1)]
    if (!(await fails(rest))) continue
    joined = rest
    end = opening.index
  }
  return joined
}

/** The step that opened the page of a later step, if nothing happened elsewhere in between. */
function findOpening(walked: readonly Walked[], end: number) {
  const last = walked[end]?.step
  if (!last || !('device' in last)) return undefined
  for (let index = end - 1; index >= 0; index -= 1) {
    const step = walked[index]?.step
    if (!step || !('device' in step) || step.device !== last.device || step.tab !== last.tab) return undefined
    if (step.do === 'open') return { index, step }
  }
  return undefined
}
