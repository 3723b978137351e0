import { expect, test } from 'vitest'
import { createOutbox } from './outbox.ts'

function anOutbox({ leaving = false } = {}) {
  const sent: number[][] = []
  const timers: (() => void)[] = []
  const page = { leaving }
  const outbox = createOutbox<number>(
    (messages) => void sent.push(messages),
    () => page.leaving,
    (work) => void timers.push(work),
  )
  return { outbox, sent, page, timeUp: () => timers.splice(0).map((work) => work()) }
}

test('messages leave together, in their order [ANA-01]', () => {
  const { outbox, sent, timeUp } = anOutbox()
  outbox.put(1)
  outbox.put(2)
  expect(sent).toEqual([])
  timeUp()
  outbox.put(3)
  timeUp()
  expect(sent).toEqual([[1, 2], [3]])
})

test('twenty do not wait', () => {
  const { outbox, sent, timeUp } = anOutbox()
  for (let message = 1; message <= 21; message++) outbox.put(message)
  expect(sent.map(({ length }) => length)).toEqual([20])
  timeUp()
  expect(sent.map(({ length }) => length)).toEqual([20, 1])
})

test('a page on its way out waits for nothing', async () => {
  const { outbox, sent } = anOutbox({ leaving: true })
  outbox.put(1)
  outbox.put(2)
  await Promise.resolve()
  expect(sent).toEqual([[1, 2]])
})

test('what is thrown away is never sent [NAV-14]', () => {
  const { outbox, sent, timeUp } = anOutbox()
  outbox.put(1)
  outbox.empty()
  outbox.flush()
  timeUp()
  expect(sent).toEqual([])
})
