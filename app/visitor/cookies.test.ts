import { expect, test } from 'vitest'
import { cartCount, cookieText, readCookie } from './cookies.ts'

test('a cookie that script writes is read again', () => {
  const text = cookieText({ ...cartCount('gb'), name: 'a' }, 'x; y=1', { protocol: 'https:' })
  expect(text).toBe('a=x%3B%20y%3D1; Path=/; Max-Age=1209600; SameSite=Lax; Secure')
  expect(readCookie(`b=2; ${text.split(';')[0]}`, 'a')).toBe('x; y=1')
})

test.each([
  ['', 'a'],
  ['ab=1', 'a'],
  ['a', 'a'],
  ['a=%E0%A4%A', 'a'],
])('of "%s", %s is unknown', (header, name) => {
  expect(readCookie(header, name)).toBeUndefined()
})
