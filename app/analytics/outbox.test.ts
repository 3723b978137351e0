import { expect, test } from 'vitest'
import { createOutbox } from './outbox.ts'

function createTestOutbox({ isLeaving = false } = {}) {
  const sent: number[][] = []
  const timers: (() => void)[] = []
  const page = { isLeaving }
  const outbox = createOutbox<number>(
    (messages) => void sent.push(messages),
    () => page.isLeaving,
    (work) => void timers.push(work),
  )
  return { outbox, sent, page, runTimers: () => timers.splice(0).map((work) => work()) }
}

test('messages are sent as one batch in their order [ANA-01]', () => {
  const { outbox, sent, runTimers } = createTestOutbox()
  outbox.add(1)
  outbox.add(2)
  expect(sent).toEqual([])
  runTimers()
  outbox.add(3)
  runTimers()
  expect(sent).toEqual([[1, 2], [3]])
})

test('twenty messages are sent at once', () => {
  const { outbox, sent, runTimers } = createTestOutbox()
  for (let message = 1; message <= 21; message++) outbox.add(message)
  expect(sent.map(({ length }) => length)).toEqual([20])
  runTimers()
  expect(sent.map(({ length }) => length)).toEqual([20, 1])
})

test('a page that is being left sends at once', async () => {
  const { outbox, sent } = createTestOutbox({ isLeaving: true })
  outbox.add(1)
  outbox.add(2)
  await Promise.resolve()
  expect(sent).toEqual([[1, 2]])
})

test('discarded messages are never sent [NAV-14]', () => {
  const { outbox, sent, runTimers } = createTestOutbox()
  outbox.add(1)
  outbox.clear()
  outbox.flush()
  runTimers()
  expect(sent).toEqual([])
})
