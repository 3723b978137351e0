/** Whether somebody is waiting for it. */
export type Urgency = 'now' | 'later'

type Job = { name: string; start: () => void }

export type Queue = {
  /** Does the work when its turn comes. `name` is what `hurry` knows it by. */
  run<T>(name: string, urgency: Urgency, work: () => Promise<T>): Promise<T>
  /** Somebody is waiting for it after all. */
  hurry(name: string): void
}

/** Does a few things at a time, those that somebody waits for first. */
export function createQueue(atOnce: number): Queue {
  const waiting: Record<Urgency, Job[]> = { now: [], later: [] }
  let running = 0

  function next(): void {
    if (running >= atOnce) return
    const job = waiting.now.shift() ?? waiting.later.shift()
    if (!job) return
    running += 1
    job.start()
  }

  return {
    run: (name, urgency, work) =>
      new Promise((resolve, reject) => {
        const start = () => {
          work()
            .finally(() => {
              running -= 1
              next()
            })
            .then(resolve, reject)
        }
        waiting[urgency].push({ name, start })
        next()
      }),
    hurry(name) {
      const at = waiting.later.findIndex((job) => job.name === name)
      if (at >= 0) waiting.now.push(...waiting.later.splice(at, 1))
    },
  }
}
