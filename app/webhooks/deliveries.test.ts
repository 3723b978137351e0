import { expect, test } from 'vitest'
import { createDeliveries } from './deliveries.ts'

const NOW = Date.parse('2026-11-23T12:00:00Z')
const seconds = (count: number) => NOW + count * 1_000

test('a delivery is taken once in this instance [OPS-09]', async () => {
  const take = createDeliveries(
    () => NOW,
    async () => null,
  )
  expect(await take({ id: 'one', at: NOW })).toBe('new')
  expect(await take({ id: 'one', at: NOW })).toBe('repeated')
  expect(await take({ id: 'two', at: NOW })).toBe('new')
})

test('a delivery that another instance has taken is repeated [OPS-09]', async () => {
  const taken = new Set(['one'])
  const take = createDeliveries(
    () => NOW,
    async (id) => !taken.has(id),
  )
  expect(await take({ id: 'one', at: NOW })).toBe('repeated')
  expect(await take({ id: 'two', at: NOW })).toBe('new')
})

test('a delivery of more than five minutes ago, or without a time, is old [OPS-09]', async () => {
  const take = createDeliveries(
    () => NOW,
    async () => true,
  )
  expect(await take({ id: 'one', at: seconds(-300) })).toBe('new')
  expect(await take({ id: 'two', at: seconds(-301) })).toBe('old')
  expect(await take({ id: 'three', at: seconds(301) })).toBe('old')
  expect(await take({ id: 'four', at: Number.NaN })).toBe('old')
  expect(await take({ id: null, at: NOW })).toBe('nameless')
})
