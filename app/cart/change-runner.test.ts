import { expect, test } from 'vitest'
import type { Change } from './change-queue.ts'
import { createChangeRunner } from './change-runner.ts'

const set = (quantity: number): Change => ({ kind: 'update', quantities: { a: quantity } })

test('ten quick clicks cost two calls and end in the right quantity', async () => {
  const sent: Change[] = []
  const done = Promise.withResolvers<void>()
  const runner = createChangeRunner(
    async (change) => {
      sent.push(change)
      await Promise.resolve()
      return 'ok'
    },
    (_change, _outcome, more) => {
      if (!more) done.resolve()
    },
  )
  for (let quantity = 1; quantity <= 10; quantity++) void runner.submit(set(quantity))
  await done.promise
  expect(sent).toEqual([set(1), set(10)])
})

test('an addition hears of its own answer', async () => {
  const runner = createChangeRunner(
    async (change) => change.kind,
    () => {},
  )
  void runner.submit(set(2))
  expect(await runner.submit({ kind: 'add', lines: [] })).toBe('add')
})
