import { expect, test } from 'vitest'
import { aCreatedReturn, someAnswers } from './returns.fixtures.ts'
import { parseStoredReturn } from './stored-return.ts'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const HOUR_MS = 3_600_000
const answers = someAnswers({ 'line-1': { reason: 'too tight', size: ['35', null] } })
const receipt = {
  orderNumber: 'SP1001',
  created: aCreatedReturn,
  items: [{ title: 'Heroes in Navy', size: '34 / B / 32', quantity: 1, newSize: null }],
  hasRest: true,
}
const stored = { region: 'gb', savedAt: NOW, answers, receipt: null }
const parse = (value: unknown, region: 'gb' | 'us' = 'gb', now = NOW) =>
  parseStoredReturn(typeof value === 'string' ? value : JSON.stringify(value), region, now)

test('stored answers and receipts are restored unchanged [RET-01]', () => {
  expect(parse(stored)).toEqual({ answers, receipt: null })
  expect(parse({ ...stored, receipt })).toEqual({ answers, receipt })
})

test('a stored return expires after an hour and does not apply in another region [RET-01]', () => {
  expect(parse(stored, 'gb', NOW + HOUR_MS)).not.toBeNull()
  expect(parse(stored, 'gb', NOW + HOUR_MS + 1)).toBeNull()
  expect(parse(stored, 'us')).toBeNull()
})

test.each([
  'not JSON',
  'null',
  '[]',
  '{}',
  { ...stored, savedAt: 'now' },
  { ...stored, answers: null },
  { ...stored, answers: { ...answers, orderNumber: 1 } },
  { ...stored, answers: { ...answers, lines: { 'line-1': {} } } },
  { ...stored, answers: { ...answers, lines: { 'line-1': { ...answers.lines['line-1'], reason: 'no' } } } },
  { ...stored, answers: { ...answers, lines: { 'line-1': { ...answers.lines['line-1'], size: [1] } } } },
  { ...stored, receipt: {} },
  { ...stored, receipt: { ...receipt, items: [{}] } },
  {
    ...stored,
    receipt: { ...receipt, created: { ...aCreatedReturn, refund: { amount: '1', currencyCode: 'pounds' } } },
  },
])('broken storage %# is ignored [RET-01]', (value) => {
  expect(parse(value)).toBeNull()
})
