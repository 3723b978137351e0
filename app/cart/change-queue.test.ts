import { expect, test } from 'vitest'
import { type Change, enqueue } from './change-queue.ts'

const set = (quantity: number): Change => ({ kind: 'update', quantities: { a: quantity } })
const add: Change = { kind: 'add', lines: [{ merchandiseId: 'x', quantity: 1 }] }

test('quantities that wait together become one change with the last of each', () => {
  expect([set(2), set(3), set(4)].reduce(enqueue, [] as Change[])).toEqual([set(4)])
})

test('additions are never merged and keep their place', () => {
  expect([set(2), add, set(3), add].reduce(enqueue, [] as Change[])).toEqual([set(2), add, set(3), add])
})
