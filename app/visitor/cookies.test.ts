import { expect, test } from 'vitest'
import { cartCount, readCookie, serializeCookie } from './cookies.ts'

test('a serialized cookie is read back', () => {
  const text = serializeCookie({ ...cartCount('gb'), name: 'a' }, 'x; y=1', { protocol: 'https:' })
  expect(text).toBe('a=x%3B%20y%3D1; Path=/; Max-Age=1209600; SameSite=Lax; Secure')
  expect(readCookie(`b=2; ${text.split(';')[0]}`, 'a')).toBe('x; y=1')
})

test.each([
  ['', 'a'],
  ['ab=1', 'a'],
  ['a', 'a'],
  ['a=%E0%A4%A', 'a'],
])('the header "%s" has no cookie %s', (header, name) => {
  expect(readCookie(header, name)).toBeUndefined()
})
