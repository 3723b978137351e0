import { expect, test } from 'vitest'
import { toScenarioRequests } from './scenario-params.ts'

const createScenario = (name: string, params: Record<string, unknown>) => ({
  name,
  summary: '',
  department: 'cart',
  reproduces: [],
  params,
  start: '/',
})
const scenarios = [
  createScenario('cart-completed', { region: { type: 'string' } }),
  createScenario('cart-full', { lines: { type: 'integer' }, gift: { type: 'boolean' }, email: { type: 'string' } }),
]

test('parameters are converted to the types of their schemas', () => {
  expect(toScenarioRequests(['cart-full'], scenarios, { lines: '3', gift: 'true', email: '42' })).toEqual([
    { name: 'cart-full', params: { lines: 3, gift: true, email: '42' } },
  ])
})

test('a parameter that may be null is null or of its type', () => {
  const nullable = [createScenario('order', { days: { anyOf: [{ type: 'integer' }, { type: 'null' }] } })]
  const read = (days: string) => toScenarioRequests(['order'], nullable, { days })[0]?.params.days
  expect(['null', '3', 'many'].map(read)).toEqual([null, 3, 'many'])
})

test('the region goes to the scenarios that have one', () => {
  expect(toScenarioRequests(['cart-completed', 'cart-full'], scenarios, {}, 'us')).toEqual([
    { name: 'cart-completed', params: { region: 'us' } },
    { name: 'cart-full', params: {} },
  ])
})

test('a parameter that no scenario has is rejected', () => {
  expect(() => toScenarioRequests(['cart-full'], scenarios, { size: 'M' })).toThrow(
    'cart-full has no parameter called size.',
  )
})

test('unknown scenarios and wrong values are left to the backend', () => {
  expect(toScenarioRequests(['cart-ful'], scenarios, { lines: '3' })).toEqual([{ name: 'cart-ful', params: {} }])
  expect(toScenarioRequests(['cart-full'], scenarios, { lines: 'many' })).toEqual([
    { name: 'cart-full', params: { lines: 'many' } },
  ])
})
