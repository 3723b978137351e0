import { expect, test } from 'vitest'
import { parseRecordDetails } from './saved-fit-cookie.ts'

const UNKNOWN = { updatedAt: null, email: null, status: null }

test('the date, email and status of a stored fit are read [FIT-17]', () => {
  const stored = '{"updatedAt":"2025-03-02T10:00:00.000Z","email":"jo@example.com","status":"active"}'
  expect(parseRecordDetails(stored)).toEqual({
    updatedAt: '2025-03-02T10:00:00.000Z',
    email: 'jo@example.com',
    status: 'active',
  })
})

test.each([
  undefined,
  '',
  '{',
  'null',
  'true',
  '7',
  '[]',
  '{}',
  '{"updatedAt":"soon"}',
  '{"updatedAt":7,"email":{},"status":""}',
])('a stored %s has no details of a fit [FIT-17]', (text) => {
  expect(parseRecordDetails(text)).toEqual(UNKNOWN)
})
