import { availableParallelism } from 'node:os'
import { en, Faker } from '@faker-js/faker'
import { requireScenarios } from '#cli/backend/find-scenario.ts'
import type { Terminal } from '#cli/terminal/terminal.ts'
import { SEED } from '#tests/support/seed.ts'
import { chooseSetting } from './choose-setting.ts'
import { confirm } from './confirm.ts'
import { readFind, writeFind } from './find-file.ts'
import { type FocusName, getPaths } from './focus.ts'
import { openShop } from './open-shop.ts'
import { repeat } from './repeat.ts'
import { type Search, searchOnce, type WalkedFind } from './search.ts'
import { describeStep, type Step } from './step.ts'
import { createTally, type Tally } from './tally.ts'

export type ExploreOptions = {
  /** The origin of the shop's simulated backend. */
  backend: string
  minutes: number
  /** What all steps are drawn from; by default the day's. */
  seed?: number | undefined
  from?: string | undefined
  focus?: FocusName | undefined
  /** Whether the first find ends the search. */
  first?: boolean | undefined
  /** The file of a find, whose visit is made again instead. */
  replay?: string | undefined
  /** Where finds are written. */
  folder: string
}

/** How long one find is shortened at most: as long as half of the search, but always so many ms. */
const SHRINK_SHARE = 0.5
const SHRINK_MS = 20_000
/** How many visits are made at once: each waits for its page half of the time. */
const VISITS_AT_ONCE = 2 * availableParallelism()
/** Between the numbers of one visit and the next. */
const NEXT_VISIT = 7_919

/** Searches the running shop for broken promises until the time is over, or makes the visit of one find again. */
export async function explore(options: ExploreOptions, terminal: Terminal): Promise<ReturnType<Tally['read']>> {
  const { backend, minutes, seed = SEED, from, focus, first = false, replay, folder } = options
  if (from !== undefined) requireScenarios([from])
  const replayed = replay === undefined ? undefined : readFind(replay)
  const { shop, scenarios, calls, close } = await openShop(backend)
  const tally = createTally(seed)
  const endsAt = performance.now() + minutes * 60_000
  const stop = new AbortController()
  const signal = AbortSignal.any([terminal.signal, stop.signal, AbortSignal.timeout(Math.round(minutes * 60_000))])

  const onStep = (step: Step, state: string) => {
    tally.countStep(step, state)
    terminal.progress(`${tally.format()}  ${describeStep(step)}`)
  }
  const search = (number: number) => {
    // each visit has numbers of its own, so that a slow machine makes fewer visits, and no others
    const faker = new Faker({ locale: en, seed: seed + number * NEXT_VISIT })
    const setting = chooseSetting(faker, { scenarios, seed, number, from, focus })
    const starts = scenarios.filter(({ name }) => name === setting.scenario).map(({ start }) => start)
    const start = faker.helpers.arrayElement([...getPaths(focus), ...starts])
    // while a find is repeated the other visits wait, because on a busy machine the same steps can end otherwise
    const whenFree = () => judged
    return searchOnce({ shop, focus, calls, signal, whenFree, onStep } satisfies Search, setting, faker, start)
  }
  const judge = async (find: WalkedFind) => {
    if (tally.knows(find) || stop.signal.aborted) return
    terminal.progress(`${find.property}: ${find.says}; repeating it ...`)
    const latest = performance.now() + Math.max(SHRINK_MS, minutes * 60_000 * SHRINK_SHARE)
    const confirmed = await confirm(shop, find, () => performance.now() < latest && !terminal.signal.aborted)
    if (!confirmed) tally.countChance(find)
    else tally.countFind({ ...confirmed, file: writeFind(folder, confirmed) })
    if (first && confirmed) stop.abort()
  }
  let [number, judged] = [0, Promise.resolve()]
  const visitOften = async () => {
    while (performance.now() < endsAt && !signal.aborted) {
      number += 1
      const find = await search(number)
      // one after the other, because the next may be the same
      if (!find) continue
      judged = judged.then(() => judge(find))
      await judged
    }
  }

  try {
    if (replayed) {
      const again = await repeat(shop, replayed)
      if (again) tally.countFind({ ...again, visit: replayed, file: replay ?? '' })
    } else await Promise.all(Array.from({ length: VISITS_AT_ONCE }, visitOften))
    return tally.read()
  } finally {
    await close()
  }
}
