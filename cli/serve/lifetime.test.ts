import { expect, test } from 'vitest'
import { getLifetime } from './lifetime.ts'

const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
const getLifetimeOf = (headers: Record<string, string>, status = 200) => getLifetime(status, new Headers(headers))

test('s-maxage and stale-while-revalidate set how long a page is cached [OPS-03]', () => {
  expect(getLifetimeOf({ 'cache-control': PUBLIC })).toEqual({
    freshMs: 60_000,
    staleMs: 600_000,
    staleIfErrorMs: 600_000,
  })
  expect(getLifetimeOf({ 'cache-control': 'public,S-MaxAge=5' })).toEqual({
    freshMs: 5_000,
    staleMs: 0,
    staleIfErrorMs: 0,
  })
})

test('stale-if-error sets how long a page is kept for when no new one can be made [OPS-03]', () => {
  const cacheControl = 'public, s-maxage=1, stale-while-revalidate=0, stale-if-error=3600'
  expect(getLifetimeOf({ 'cache-control': cacheControl })).toEqual({
    freshMs: 1_000,
    staleMs: 0,
    staleIfErrorMs: 3_600_000,
  })
})

test.each([
  ['no cache-control at all', {}],
  ['max-age alone', { 'cache-control': 'public, max-age=60' }],
  ['private', { 'cache-control': 'private, s-maxage=60' }],
  ['no-store', { 'cache-control': 'no-store, s-maxage=60' }],
  ['a cookie', { 'cache-control': PUBLIC, 'set-cookie': 'a=1' }],
  ['a vary on cookies', { 'cache-control': PUBLIC, vary: 'accept-encoding, cookie' }],
  ['a nonce', { 'cache-control': PUBLIC, 'content-security-policy': "script-src 'nonce-abc'" }],
])('a response with %s is for one visitor only [OPS-03]', (_, headers) => {
  expect(getLifetimeOf(headers as Record<string, string>)).toBeNull()
})

test('a page that varies by encoding only is public', () => {
  expect(getLifetimeOf({ 'cache-control': PUBLIC, vary: 'Accept-Encoding' })).not.toBeNull()
  expect(getLifetimeOf({ 'cache-control': PUBLIC, vary: 'accept, accept-encoding' })).not.toBeNull()
})

test.each([302, 307, 500, 503])('a response with status %i is never cached', (status) => {
  expect(getLifetimeOf({ 'cache-control': PUBLIC }, status)).toBeNull()
})
