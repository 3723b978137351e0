import { repeat } from './repeat.ts'
import type { Find } from './search.ts'
import { shrink } from './shrink.ts'
import { listSimplifications } from './simplify-setting.ts'
import type { Visit } from './step.ts'
import type { Shop } from './visit.ts'

/** A find that every repetition found again, in as few steps as it takes. */
export type ConfirmedFind = Find & { world: unknown }

/** How often a find must be repeated. */
const REPETITIONS = 3

/** Repeats a find three times, and shortens it. Undefined where one repetition did not find it: chance, or a busy machine. */
export async function confirm(shop: Shop, find: Find, hasTime: () => boolean): Promise<ConfirmedFind | undefined> {
  for (let count = 0; count < REPETITIONS; count += 1)
    if (!(await repeat(shop, find.visit, find.property))) return undefined
  const fails = async (visit: Visit) => (await repeat(shop, visit, find.property)) !== undefined
  let { setting } = find.visit
  const steps = await shrink(find.visit.steps, (rest) => fails({ setting, steps: [...rest] }), {
    hasTime,
    beginsAnew: (step) => step.do === 'open',
  })
  for (const simplify of listSimplifications(setting)) {
    const simpler = simplify(setting)
    if (hasTime() && (await fails({ setting: simpler, steps: [...steps] }))) setting = simpler
  }
  const visit = { setting, steps: [...steps] }
  const last = (await repeat(shop, visit, find.property)) ?? (await repeat(shop, find.visit, find.property))
  return last && { ...last, visit }
}
