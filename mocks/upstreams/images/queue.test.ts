import { expect, test } from 'vitest'
import { createQueue, type Urgency } from './queue.ts'

/** Work that says when it starts and ends when told to. */
function watched(queue: ReturnType<typeof createQueue>) {
  const started: string[] = []
  const finish = new Map<string, () => void>()
  const run = (name: string, urgency: Urgency) =>
    queue.run(name, urgency, () => {
      started.push(name)
      return new Promise<void>((resolve) => finish.set(name, resolve))
    })
  return { started, run, end: (name: string) => finish.get(name)?.() }
}

test('no more is done at once than allowed', async () => {
  const { started, run, end } = watched(createQueue(2))
  const first = run('a', 'now')
  run('b', 'now')
  run('c', 'now')
  expect(started).toEqual(['a', 'b'])
  end('a')
  await first
  expect(started).toEqual(['a', 'b', 'c'])
})

test('what somebody waits for goes before what is made ahead', async () => {
  const { started, run, end } = watched(createQueue(1))
  const first = run('running', 'later')
  run('ahead', 'later')
  run('awaited', 'now')
  end('running')
  await first
  expect(started).toEqual(['running', 'awaited'])
})

test('work made ahead is hurried when somebody comes for it', async () => {
  const queue = createQueue(1)
  const { started, run, end } = watched(queue)
  const first = run('running', 'now')
  run('ahead', 'later')
  run('wanted', 'later')
  queue.hurry('wanted')
  end('running')
  await first
  expect(started).toEqual(['running', 'wanted'])
})

test('failed work makes room for the next', async () => {
  const queue = createQueue(1)
  await expect(queue.run('bad', 'now', () => Promise.reject(new Error('torn')))).rejects.toThrow('torn')
  await expect(queue.run('good', 'now', () => Promise.resolve('sewn'))).resolves.toBe('sewn')
})
