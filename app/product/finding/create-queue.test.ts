import { expect, test } from 'vitest'
import { createQueue } from './shop-products.server.ts'

test('work runs one after the other, also after a failure [OPS-03]', async () => {
  const enqueue = createQueue()
  const events: string[] = []
  const work = (name: string) => async () => {
    events.push(`${name} starts`)
    await Promise.resolve()
    events.push(`${name} ends`)
    if (name === 'one') throw new Error('down')
    return name
  }
  const results = await Promise.allSettled([enqueue(work('one')), enqueue(work('two')), enqueue(work('three'))])
  expect(events).toEqual(['one starts', 'one ends', 'two starts', 'two ends', 'three starts', 'three ends'])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
})
