import type { Find } from './search.ts'
import { describeStep, type Step } from './step.ts'

/** How often the same may be chance: a visit of many steps is repeated less surely than one of few. */
const MOST_CHANCES = 3

type WrittenFind = Find & { file: string }

export type Tally = ReturnType<typeof createTally>

/** Counts what a search did, reached and found. */
export function createTally(seed: number) {
  const startedAt = performance.now()
  const pages = new Set<string>()
  const states = new Set<string>()
  const finds: WrittenFind[] = []
  const chances: Find[] = []
  let [steps, faults] = [0, 0]
  /** The same words without what differs from time to time. */
  const getKey = ({ property, says }: Find) =>
    `${property} ${says.replaceAll(/\d+|visitor[a-z]{6}|stranger[a-z]{6}/g, '#')}`
  return {
    countStep(step: Step, state: string) {
      steps += 1
      if (step.do === 'add-fault' || step.do === 'network') faults += 1
      if (step.do === 'open') pages.add(step.path)
      // numbers, prices and names of goods make no other state
      states.add(
        state
          .replaceAll(/\d+/g, '#')
          .split('\n')
          .filter((line) => /heading|button|dialog|alert/.test(line))
          .join('\n'),
      )
    },
    countFind: (find: WrittenFind) => void finds.push(find),
    /** Counts what a repetition did not find again. */
    countChance: (find: Find) => void chances.push(find),
    /** Whether the same was found before, or was chance so often that it is not repeated any more. */
    knows(find: Find) {
      const isSame = (known: Find) => getKey(known) === getKey(find)
      return finds.some(isSame) || chances.filter(isSame).length >= MOST_CHANCES
    },
    format() {
      const seconds = Math.max(1, (performance.now() - startedAt) / 1_000)
      return `${(steps / seconds).toFixed(1)} steps/s, ${states.size} states, ${faults} faults, ${finds.length} finds`
    },
    read: () => ({
      seed,
      steps,
      seconds: (performance.now() - startedAt) / 1_000,
      states: states.size,
      faults,
      finds: finds.map(({ property, says, visit, file }) => ({
        property,
        says,
        file,
        steps: visit.steps.map(describeStep),
      })),
      notRepeated: chances.map(({ property, says, visit }) => ({
        property,
        says,
        steps: visit.steps.map(describeStep),
      })),
    }),
  }
}
