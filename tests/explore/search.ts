import type { Faker } from '@faker-js/faker'
import { chooseStep } from './choose-step.ts'
import type { FocusName } from './focus.ts'
import type { Setting, Step, Visit } from './step.ts'
import { type Breach, beginVisit, type Shop } from './visit.ts'

/** A broken promise, and the visit that broke it. */
export type Find = Breach & { visit: Visit }

/** A find of a search, with the path that each step led to. */
export type WalkedFind = Find & { paths: readonly string[] }

export type Search = {
  shop: Shop
  focus: FocusName | undefined
  calls: readonly { upstream: string; operation: string }[]
  signal: AbortSignal
  /** Resolves when nothing else needs the machine. Awaited before every step. */
  whenFree(): Promise<void>
  /** Called after every step. */
  onStep(step: Step, state: string): void
}

/** The share of refused presses that are repeated at once. */
const PRESSED_AGAIN = 0.5
/** The share of steps before which the browser may change, and the stranger's share of those changes. */
const OTHERS_TURN = 0.25
const STRANGERS_SHARE = 0.2
/** The longest visit of a search. */
const MAX_STEPS = 30

/** Makes one visit with steps drawn from the numbers. Resolves to what it found first, or undefined. */
export async function searchOnce(
  { shop, focus, calls, signal, whenFree, onStep }: Search,
  setting: Setting,
  faker: Faker,
  start: string,
): Promise<WalkedFind | undefined> {
  const visiting = await beginVisit(shop, setting)
  const steps: Step[] = []
  const paths: string[] = []
  let device = 0
  let next: Step | undefined = { do: 'open', device: 0, tab: 0, path: start }
  try {
    for (let tries = 0; tries < 2 * MAX_STEPS && steps.length < MAX_STEPS && !signal.aborted; tries += 1) {
      await whenFree()
      // several steps in a row in one browser, as people take them
      if (faker.datatype.boolean(OTHERS_TURN)) device = faker.datatype.boolean(STRANGERS_SHARE) ? 1 : 0
      const place = {
        device,
        tab: faker.number.int({ max: Math.max(0, visiting.tabs - 1) }),
      }
      const step: Step =
        next ??
        chooseStep(faker, {
          setting,
          focus,
          calls,
          made: visiting.made,
          place,
          steps,
          hasStranger: true,
          offers: await visiting.look(place),
        })
      next = undefined
      const breaches = await visiting.take(step)
      if (breaches === null) continue
      // people press again what they are told has failed
      if (step.do === 'press' && visiting.isRefused && faker.datatype.boolean(PRESSED_AGAIN)) next = step
      steps.push(step)
      paths.push(visiting.path)
      onStep(step, visiting.state)
      const [first] = breaches
      if (first) return { ...first, visit: { setting, steps }, paths }
    }
    return undefined
  } finally {
    await visiting.end()
  }
}
