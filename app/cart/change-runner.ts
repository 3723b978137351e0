import { type Change, enqueue } from './change-queue.ts'

/** Sends changes one after the other, in the order in which they were asked for, merging those that wait. */
export type ChangeRunner<Outcome> = {
  /** Resolves with the answer to an addition. Quantities may be merged, so nobody waits for one of them. */
  submit: (change: Change) => Promise<Outcome>
}

/** `settled` hears of every answer and whether another change waits, before anybody who submitted does. */
export function createChangeRunner<Outcome>(
  perform: (change: Change) => Promise<Outcome>,
  settled: (change: Change, outcome: Outcome, more: boolean) => void,
): ChangeRunner<Outcome> {
  let waiting: Change[] = []
  let running = false
  const answers = new Map<Change, (outcome: Outcome) => void>()

  async function run() {
    if (running) return
    running = true
    for (let change = waiting.shift(); change; change = waiting.shift()) {
      const outcome = await perform(change)
      settled(change, outcome, waiting.length > 0)
      answers.get(change)?.(outcome)
      answers.delete(change)
    }
    running = false
  }

  return {
    submit: (change) => {
      waiting = enqueue(waiting, change)
      const answered = new Promise<Outcome>((resolve) => {
        if (change.kind === 'add') answers.set(change, resolve)
      })
      void run()
      return answered
    },
  }
}
