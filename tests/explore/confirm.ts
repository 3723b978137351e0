import { joinSteps, type Walked } from './join-steps.ts'
import { repeat } from './repeat.ts'
import type { Find, WalkedFind } from './search.ts'
import { shrink } from './shrink.ts'
import { listSimplifications } from './simplify-setting.ts'
import type { Step, Visit } from './step.ts'
import type { Shop } from './visit.ts'

/** A find that every repetition found again, in as few steps as it takes. */
export type ConfirmedFind = Find & { world: unknown }

/** How often a find must be repeated. */
const REPETITIONS = 3

/** Shortens a find, and repeats what is left three times. Undefined where it is not found again: chance, or a busy machine. */
export async function confirm(
  shop: Shop,
  find: WalkedFind,
  hasTime: () => boolean,
): Promise<ConfirmedFind | undefined> {
  const again = (visit: Visit) => repeat(shop, visit, find.property)
  if (!(await again(find.visit))) return undefined
  const shorter = await shorten(find, async (visit) => (await again(visit)) !== undefined, hasTime)
  // what was shortened by chance is no find, and the visit before may be
  for (const visit of [shorter, find.visit]) {
    let last: Awaited<ReturnType<typeof again>>
    for (let count = 0; count < REPETITIONS && (count === 0 || last); count += 1) last = await again(visit)
    if (last) return { ...last, visit }
  }
  return undefined
}

/** A visit in fewer steps and a plainer setting that fails, too. */
async function shorten(
  { visit, paths }: WalkedFind,
  fails: (visit: Visit) => Promise<boolean>,
  hasTime: () => boolean,
): Promise<Visit> {
  let { setting } = visit
  const getSteps = (walked: readonly Walked[]): Step[] => walked.map(({ step }) => step)
  const stillFails = (walked: readonly Walked[]) => fails({ setting, steps: getSteps(walked) })
  const walked = visit.steps.map((step, index) => ({ step, path: paths[index] ?? '/' }))
  const rest = await shrink(walked, stillFails, { hasTime, beginsAnew: ({ step }) => step.do === 'open' })
  const steps = getSteps(await joinSteps(rest, stillFails, hasTime))
  for (const simplify of listSimplifications(setting)) {
    const simpler = simplify(setting)
    if (hasTime() && (await fails({ setting: simpler, steps }))) setting = simpler
  }
  return { setting, steps }
}
