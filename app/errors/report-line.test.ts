import { expect, test } from 'vitest'
import { toReportLine } from './report.server.ts'

test('a catalogue row is reported with its own message', () => {
  expect(toReportLine('cart.completed')).toEqual({
    message: 'This cart was previously completed',
    level: 'error',
    isReported: true,
  })
})

test('a row with a cause appends the cause to its message', () => {
  expect(toReportLine('cart.change-failed', 'shopify cart: status 500')?.message).toBe('cart: shopify cart: status 500')
})

test('a row with a placeholder puts the cause there', () => {
  expect(toReportLine('sign-in.state-mismatch', 'abc')?.message).toBe('Invalid state (local state = abc)')
})

test.each(['Network Error', 'Request aborted'])('%s is logged and not reported', (cause) => {
  expect(toReportLine('cart.change-failed', cause)?.isReported).toBe(false)
})

test('a missing header is critical', () => {
  expect(toReportLine('header.missing')?.level).toBe('critical')
})

test('a row without a report is not reported', () => {
  expect(toReportLine('fit.none')).toBeUndefined()
})
