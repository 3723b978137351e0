import { expect, test } from 'vitest'
import { getRequestId } from './request-id.ts'

test('a well-formed request id is used as it is', () => {
  expect(getRequestId('edge-7f3a-01b')).toBe('edge-7f3a-01b')
})

test.each([undefined, '', 'short', 'has space in it', 'line\nbreak-id', 'x'.repeat(65), ['two-of-them', 'are-given']])(
  'the malformed request id %j is replaced by a new one',
  (header) => {
    const [first, second] = [getRequestId(header), getRequestId(header)]
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(second).not.toBe(first)
  },
)
