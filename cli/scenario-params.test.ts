import { expect, test } from 'vitest'
import { withParams } from './scenario-params.ts'

const aScenario = (name: string, params: Record<string, unknown>) => ({
  name,
  summary: '',
  department: 'cart',
  reproduces: [],
  params,
  start: '/',
})
const known = [
  aScenario('cart-completed', { region: { type: 'string' } }),
  aScenario('cart-full', { lines: { type: 'integer' }, gift: { type: 'boolean' }, email: { type: 'string' } }),
]

test('parameters become what the schema says they are', () => {
  expect(withParams(['cart-full'], known, { lines: '3', gift: 'true', email: '42' })).toEqual([
    { name: 'cart-full', params: { lines: 3, gift: true, email: '42' } },
  ])
})

test('a region goes to the scenarios that play in one', () => {
  expect(withParams(['cart-completed', 'cart-full'], known, {}, 'us')).toEqual([
    { name: 'cart-completed', params: { region: 'us' } },
    { name: 'cart-full', params: {} },
  ])
})

test('a parameter that no scenario takes is a mistake', () => {
  expect(() => withParams(['cart-full'], known, { size: 'M' })).toThrow('cart-full takes no parameter called size.')
})

test('the backend is left to judge an unknown scenario and a wrong value', () => {
  expect(withParams(['cart-ful'], known, { lines: '3' })).toEqual([{ name: 'cart-ful', params: {} }])
  expect(withParams(['cart-full'], known, { lines: 'many' })).toEqual([
    { name: 'cart-full', params: { lines: 'many' } },
  ])
})
