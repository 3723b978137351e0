import { expect, test } from 'vitest'
import { isSameOrder, normalizeOrderNumber, parseProof } from './order-claim.ts'

test.each([
  ['SP1001', 'SP1001'],
  ['#sp1001', 'SP1001'],
  [' sp 1001 ', 'SP1001'],
  ['1001', '1001'],
  ['AB-12345', 'AB-12345'],
  ['', null],
  ['SP', null],
  ['AMZ-123-4567890', null],
  ['one thousand', null],
  ['١٠٠١', null],
  ['x'.repeat(10_000), null],
])('%s is the order number %s [RET-01]', (typed, number) => {
  expect(normalizeOrderNumber(typed)).toBe(number)
})

test('different spellings of an order number match [RET-01]', () => {
  expect(['#sp1001', '1001', ' SP 1001'].every((spelling) => isSameOrder('SP1001', spelling))).toBe(true)
  expect(isSameOrder('SP1001', 'SP1002')).toBe(false)
})

test.each([
  [' Jo@Example.com ', { proof: { email: 'Jo@Example.com' } }],
  ['ls1  4ap', { proof: { postcode: 'LS1 4AP' } }],
  ['LS14AP', { proof: { postcode: 'LS14AP' } }],
  ['97205-1234', { proof: { postcode: '97205-1234' } }],
  ['', { problem: 'missing' }],
  ['   ', { problem: 'missing' }],
  ['jo@example', { problem: 'common.email.incorrect-format' }],
  ['Leeds', { problem: 'postcode' }],
  ['👖👖👖', { problem: 'postcode' }],
  ['1'.repeat(10_000), { problem: 'postcode' }],
])('%j is taken as %j [RET-01]', (typed, result) => {
  expect(parseProof(typed)).toEqual(result)
})
