import { expect, test } from 'vitest'
import { isArrival } from './forward-arrival.ts'

test('only the arrival page is forwarded, no other path of the backend', () => {
  expect(['/__spoke/arrive', '/__spoke/arrive?world=mine&region=us'].map(isArrival)).toEqual([true, true])
  const others = [
    '/',
    '/__spoke',
    '/__control/worlds',
    '/__spoke/../__control/worlds',
    '/__spoke/%2e%2e/__control/worlds',
  ]
  expect([...others, '/__spoke/..\\__control/worlds', undefined].filter(isArrival)).toEqual([])
})
