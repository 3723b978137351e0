import { expect, test } from 'vitest'
import { lifetimeOf } from './lifetime.ts'

const publicly = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
const of = (headers: Record<string, string>, status = 200) => lifetimeOf(status, new Headers(headers))

test('s-maxage and stale-while-revalidate say how long a page is kept [OPS-03]', () => {
  expect(of({ 'cache-control': publicly })).toEqual({ freshMs: 60_000, staleMs: 600_000 })
  expect(of({ 'cache-control': 'public,S-MaxAge=5' })).toEqual({ freshMs: 5_000, staleMs: 0 })
})

test.each([
  ['no cache-control at all', {}],
  ['max-age alone', { 'cache-control': 'public, max-age=60' }],
  ['private', { 'cache-control': 'private, s-maxage=60' }],
  ['no-store', { 'cache-control': 'no-store, s-maxage=60' }],
  ['a cookie', { 'cache-control': publicly, 'set-cookie': 'a=1' }],
  ['a vary on cookies', { 'cache-control': publicly, vary: 'accept-encoding, cookie' }],
  ['a nonce', { 'cache-control': publicly, 'content-security-policy': "script-src 'nonce-abc'" }],
])('an answer with %s is for one visitor alone [OPS-03]', (_, headers) => {
  expect(of(headers as Record<string, string>)).toBeNull()
})

test('a vary on encoding alone is harmless', () => {
  expect(of({ 'cache-control': publicly, vary: 'Accept-Encoding' })).not.toBeNull()
})

test.each([302, 307, 500, 503])('status %i is never kept', (status) => {
  expect(of({ 'cache-control': publicly }, status)).toBeNull()
})
