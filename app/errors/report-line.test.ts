import { expect, test } from 'vitest'
import { reportLine } from './report-line.ts'

test('a row is reported in its own words', () => {
  expect(reportLine('cart.completed')).toEqual({
    message: 'This cart was previously completed',
    level: 'error',
    reported: true,
  })
})

test('a row with a message prefix goes on with the cause', () => {
  expect(reportLine('cart.change-failed', 'shopify cart: status 500')?.message).toBe('cart: shopify cart: status 500')
})

test('a row that keeps a place for the cause has it there', () => {
  expect(reportLine('sign-in.state-mismatch', 'abc')?.message).toBe('Invalid state (local state = abc)')
})

test.each(['Network Error', 'Request aborted'])('%s is logged, and reported to nobody', (cause) => {
  expect(reportLine('cart.change-failed', cause)?.reported).toBe(false)
})

test('a missing header is critical', () => {
  expect(reportLine('header.missing')?.level).toBe('critical')
})

test('what is normal is told to nobody', () => {
  expect(reportLine('fit.none')).toBeUndefined()
})
