import { expect, test } from 'vitest'
import { formatAccountCookie, parseAccountCookie } from './account-cookie.ts'

test('an account cookie is read as it was written [ACC-02]', () => {
  const token = { accessToken: 'shcat_eyJ.a-b_c', owner: '7001' }
  expect(formatAccountCookie(token)).toBe('shcat_eyJ.a-b_c 7001')
  expect(parseAccountCookie('shcat_eyJ.a-b_c 7001')).toEqual(token)
})

test.each([undefined, '', 'token', ' 7001', 'token ', 'to ken 7001', 'token\r\nhost: x 7001', 'tokén 7001'])(
  'the cookie %j is not valid [ACC-02]',
  (value) => expect(parseAccountCookie(value)).toBeNull(),
)
