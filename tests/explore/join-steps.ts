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
    const last = joined[end]
    const start = findOpening(joined, end)
    if (!last || start === undefined || !hasTime()) continue
    const { step } = joined[start] as Walked
    if (step.do !== 'open') continue
    const rest = [
      ...joined.slice(0, start),
      { step: { ...step, path: last.path }, path: last.path },
      ...joined.slice(end + 1),
    ]
    if (!(await fails(rest))) continue
    joined = rest
    end = start
  }
  return joined
}

/** Where the tab of a step was opened, if nothing else happened in between. */
function findOpening(walked: readonly Walked[], end: number): number | undefined {
  const last = walked[end]?.step
  if (!last || !('device' in last)) return undefined
  for (let index = end - 1; index >= 0; index -= 1) {
    const step = walked[index]?.step
    if (!step || !('device' in step) || step.device !== last.device || step.tab !== last.tab) return undefined
    if (step.do === 'open') return index
  }
  return undefined
}
