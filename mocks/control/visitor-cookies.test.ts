import { expect, test } from 'vitest'
import { getVisitorCookies, toStoredName, toVisitorName } from './visitor-cookies.ts'

const cart = { name: 'cart_id_gb', value: 'gid', httpOnly: true, maxAgeSeconds: 60 }
const fit = { name: 'saved_fit', value: '1', httpOnly: false, maxAgeSeconds: 60 }
const visitor = { cookies: [cart, fit], localStorage: {}, sessionStorage: {} }

test('a shop on https gets its visitor under the names that it stores [OPS-04]', () => {
  const lines = getVisitorCookies('w-1', visitor, true)
  expect(lines).toContain('__Host-cart_id_gb=gid; Path=/; SameSite=Lax; Max-Age=60; HttpOnly; Secure')
  expect(lines).toContain('saved_fit=1; Path=/; SameSite=Lax; Max-Age=60; Secure')
  expect(lines).toContain('__Host-fit_token=; Path=/; SameSite=Lax; Max-Age=0; Secure')
  expect(lines.filter((line) => !line.endsWith('; Secure'))).toEqual([])
})

test('a shop on http keeps the plain names', () => {
  const lines = getVisitorCookies('w-1', visitor, false)
  expect(lines).toContain('cart_id_gb=gid; Path=/; SameSite=Lax; Max-Age=60; HttpOnly')
  expect(lines.filter((line) => /__Host-|Secure/.test(line))).toEqual([])
})

test('the cookies of another shop keep their names', () => {
  expect(toStoredName({ name: 'cart', httpOnly: true }, true)).toBe('cart')
  expect(['__Host-cart_id_gb', '__Host-session', 'saved_fit'].map(toVisitorName)).toEqual([
    'cart_id_gb',
    '__Host-session',
    'saved_fit',
  ])
})
