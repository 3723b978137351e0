import { expect, test } from 'vitest'
import { listCookies, readCookie, readRequestCookie, serializeCookie } from './cookie-header.ts'
import * as cookies from './cookies.ts'

const { accountToken, cartCount, cartId, fitToken, newCart, savedFit } = cookies

/** Every cookie that the shop reads. */
const ALL = Object.values(cookies).map((cookie) => (typeof cookie === 'function' ? cookie('us') : cookie))

test('a serialized cookie is read back', () => {
  const text = serializeCookie(savedFit, '{"a": "x; y=1"}', true)
  expect(text).toBe('saved_fit=%7B%22a%22%3A%20%22x%3B%20y%3D1%22%7D; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
  expect(readCookie(`b=2; ${text.split(';')[0]}`, savedFit, true)).toBe('{"a": "x; y=1"}')
  expect(serializeCookie(cartCount('gb'), '2', false)).toBe('cart_count_gb=2; Path=/; Max-Age=1209600; SameSite=Lax')
})

test.each(['', 'b=1', 'fit_tokens=1', 'fit_token', 'fit_token=', 'fit_token=%E0%A4%A', 'fit_token=a%20b'])(
  'the header "%s" has no fit token',
  (header) => {
    expect(readCookie(header, fitToken, false)).toBeUndefined()
  },
)

test.each(ALL)('$name is read by the name that it is written by, over http and https [OPS-04]', (cookie) => {
  for (const isTls of [false, true]) {
    const [pair = ''] = serializeCookie(cookie, '1', isTls).split(';')
    const request = new Request('https://shop.example', { headers: { cookie: `a=1; ${pair}` } })
    expect(readRequestCookie(request, cookie, isTls)).toBe('1')
  }
})

test('with TLS credentials are only read from names that subdomains and pages without TLS cannot set [OPS-04]', () => {
  const credentials = ALL.filter(({ httpOnly, path }) => httpOnly || path)
  expect(credentials.map(({ name }) => name).toSorted()).toEqual([
    'account_token_us',
    'cart_adding_us_',
    'cart_id_us',
    'cart_new_us_',
    'fit_token',
    'spoke_preview',
  ])
  const planted = credentials.map(({ name }) => `${name}=1`).join('; ')
  for (const cookie of credentials) expect(readCookie(planted, cookie, true), cookie.name).toBeUndefined()
  expect(listCookies('cart_new_gb_1=gid', newCart('gb'), true)).toEqual([])
})

test('the account’s cookie, which has a path, comes from a page with TLS [OPS-04] [ACC-02]', () => {
  expect(serializeCookie(accountToken('us'), 'a 1', true)).toBe(
    '__Secure-account_token_us=a%201; Path=/us/account; Max-Age=3600; SameSite=Lax; Secure',
  )
})

test.each(ALL)('$name is no cookie where its value is longer than a browser stores, or no text [OPS-04]', (cookie) => {
  const { name } = cookie
  for (const value of ['x'.repeat(10_000), 'a%0D%0Ab', 'a%00', '%FF', ''])
    expect(readCookie(`${name}=${value}`, cookie, false), value.slice(0, 9)).toBeUndefined()
  expect(listCookies(`${name}=${'x'.repeat(10_000)}`, cookie, false)).toEqual([])
})

test('the first of two cookies of one name is read, as browsers send the one of the longer path first', () => {
  expect(readCookie('cart_id_gb=gid://1; cart_id_gb=gid://2', cartId('gb'), false)).toBe('gid://1')
})
