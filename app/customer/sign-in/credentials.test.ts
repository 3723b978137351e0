import { expect, test } from 'vitest'
import { claimsOf, credentialsFrom, isStale, parseCredentials } from './credentials.ts'

const NOW = Date.UTC(2026, 10, 21)
const answer = { access_token: 'a', refresh_token: 'r', id_token: 'i', expires_in: 7200 }
const credentials = { accessToken: 'a', refreshToken: 'r', idToken: 'i', tokenExpiry: NOW + 7_200_000 }

test('tokens are kept with the moment at which they end [ACC-02]', () => {
  expect(credentialsFrom(answer, NOW)).toEqual(credentials)
})

test('a refresh without an id token keeps the one there was [ACC-02]', () => {
  const { id_token: _, ...refreshed } = answer
  expect(credentialsFrom({ ...refreshed, access_token: 'b' }, NOW, credentials)).toMatchObject({
    accessToken: 'b',
    idToken: 'i',
  })
})

test.each([
  [7_200_000, false],
  [60_001, false],
  [60_000, true],
  [0, true],
  [-1, true],
])('%i ms before its end a token’s replacement is due: %s [ACC-02]', (left, due) => {
  expect(isStale({ ...credentials, tokenExpiry: NOW + left }, NOW)).toBe(due)
})

test('credentials are read as they were kept [ACC-02]', () => {
  expect(parseCredentials(JSON.stringify(credentials))).toEqual(credentials)
})

test.each([
  undefined,
  '',
  'null',
  '{',
  '[]',
  '{"accessToken":""}',
  '{"accessToken":"a","refreshToken":"r","idToken":"i","tokenExpiry":"soon"}',
])('%s is no credentials [ACC-02]', (text) => {
  expect(parseCredentials(text)).toBeUndefined()
})

test('an id token says whose it is and which sign-in it answers; junk says nothing', () => {
  const token = `x.${btoa(JSON.stringify({ sub: '7001', nonce: 'n' }))}.x`
  expect(claimsOf(token)).toEqual({ sub: '7001', nonce: 'n' })
  expect([claimsOf(''), claimsOf('a.%%.c'), claimsOf(`a.${btoa('7')}.c`)]).toEqual([{}, {}, {}])
})
