/** 'now' for a waiting request, 'later' for background work. */
export type Priority = 'now' | 'later'

type Job = { name: string; start: () => void }

type Queue = {
  /** Runs the work when a slot is free. `name` identifies it for `prioritize`. */
  run<T>(name: string, priority: Priority, work: () => Promise<T>): Promise<T>
  /** Moves a waiting 'later' job to the 'now' jobs. */
  prioritize(name: string): void
}

/** A job queue with limited concurrency; 'now' jobs start before 'later' jobs. */
export function createQueue(concurrency: number): Queue {
  const waiting: Record<Priority, Job[]> = { now: [], later: [] }
  let running = 0

  function startNext(): void {
    if (running >= concurrency) return
    const job = waiting.now.shift() ?? waiting.later.shift()
    if (!job) return
    running += 1
    job.start()
  }

  return {
    run: (name, priority, work) =>
      new Promise((resolve, reject) => {
        const start = () => {
          work()
            .finally(() => {
              running -= 1
              startNext()
            })
            .then(resolve, reject)
        }
        waiting[priority].push({ name, start })
        startNext()
      }),
    prioritize(name) {
      const index = waiting.later.findIndex((job) => job.name === name)
      if (index >= 0) waiting.now.push(...waiting.later.splice(index, 1))
    },
  }
}
