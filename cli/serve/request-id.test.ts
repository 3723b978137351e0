import { expect, test } from 'vitest'
import { requestIdFrom } from './request-id.ts'

test('a well-formed request id is kept', () => {
  expect(requestIdFrom('edge-7f3a-01b')).toBe('edge-7f3a-01b')
})

test.each([undefined, '', 'short', 'has space in it', 'line\nbreak-id', 'x'.repeat(65), ['two-of-them', 'are-given']])(
  'the request id %j is replaced by a new one',
  (header) => {
    const [one, two] = [requestIdFrom(header), requestIdFrom(header)]
    expect(one).toMatch(/^[0-9a-f-]{36}$/)
    expect(two).not.toBe(one)
  },
)
