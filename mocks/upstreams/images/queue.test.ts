import { expect, test } from 'vitest'
import { createQueue, type Priority } from './queue.ts'

/** Jobs that record their start and end on demand. */
function createControlledJobs(queue: ReturnType<typeof createQueue>) {
  const started: string[] = []
  const finish = new Map<string, () => void>()
  const run = (name: string, priority: Priority) =>
    queue.run(name, priority, () => {
      started.push(name)
      return new Promise<void>((resolve) => finish.set(name, resolve))
    })
  return { started, run, end: (name: string) => finish.get(name)?.() }
}

test('jobs beyond the concurrency limit wait', async () => {
  const { started, run, end } = createControlledJobs(createQueue(2))
  const first = run('a', 'now')
  run('b', 'now')
  run('c', 'now')
  expect(started).toEqual(['a', 'b'])
  end('a')
  await first
  expect(started).toEqual(['a', 'b', 'c'])
})

test('urgent jobs run before background jobs', async () => {
  const { started, run, end } = createControlledJobs(createQueue(1))
  const first = run('running', 'later')
  run('ahead', 'later')
  run('awaited', 'now')
  end('running')
  await first
  expect(started).toEqual(['running', 'awaited'])
})

test('a prioritized background job runs before the others', async () => {
  const queue = createQueue(1)
  const { started, run, end } = createControlledJobs(queue)
  const first = run('running', 'now')
  run('ahead', 'later')
  run('prioritized', 'later')
  queue.prioritize('prioritized')
  end('running')
  await first
  expect(started).toEqual(['running', 'prioritized'])
})

test('a failed job frees its slot', async () => {
  const queue = createQueue(1)
  await expect(queue.run('bad', 'now', () => Promise.reject(new Error('torn')))).rejects.toThrow('torn')
  await expect(queue.run('good', 'now', () => Promise.resolve('sewn'))).resolves.toBe('sewn')
})
