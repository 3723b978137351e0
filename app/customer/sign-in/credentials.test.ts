import { expect, test } from 'vitest'
import { getOwner, getSubject, isStale, parseCredentials, toCredentials } from './credentials.ts'

const NOW = Date.UTC(2026, 10, 21)
const response = { access_token: 'a', refresh_token: 'r', id_token: 'i', expires_in: 7200 }
const credentials = { accessToken: 'a', refreshToken: 'r', idToken: 'i', tokenExpiry: NOW + 7_200_000 }

test('tokens are stored with the time at which they expire [ACC-02]', () => {
  expect(toCredentials(response, NOW)).toEqual(credentials)
})

test('a refresh without an id token keeps the previous one [ACC-02]', () => {
  const { id_token: _, ...refreshed } = response
  expect(toCredentials({ ...refreshed, access_token: 'b' }, NOW, credentials)).toMatchObject({
    accessToken: 'b',
    idToken: 'i',
  })
})

test('a refresh without a refresh token keeps the previous one [ACC-02] [CTR-06]', () => {
  const { refresh_token: _, ...refreshed } = response
  expect(toCredentials({ ...refreshed, access_token: 'b' }, NOW, credentials)).toMatchObject({
    accessToken: 'b',
    refreshToken: 'r',
  })
})

test('an access token alone is stored for one hour [ACC-02] [CTR-06]', () => {
  const stored = toCredentials({ access_token: 'a' }, NOW)
  expect(stored).toMatchObject({ accessToken: 'a', refreshToken: '', idToken: '', tokenExpiry: NOW + 3_600_000 })
  expect(parseCredentials(JSON.stringify(stored))).toEqual(stored)
})

test('two sign-ins without an id token are two customers, and a refresh is the same one [ACC-02]', () => {
  const first = toCredentials({ access_token: 'a' }, NOW)
  const second = toCredentials({ access_token: 'b' }, NOW + 1)
  expect(getOwner(second)).not.toBe(getOwner(first))
  expect(getOwner(toCredentials({ access_token: 'c' }, NOW + 2, first))).toBe(getOwner(first))
})

test.each([
  [7_200_000, false],
  [60_001, false],
  [60_000, true],
  [0, true],
  [-1, true],
])('a token that expires in %i ms is stale: %s [ACC-02]', (leftMs, isDue) => {
  expect(isStale({ ...credentials, tokenExpiry: NOW + leftMs }, NOW)).toBe(isDue)
})

test('stored credentials are read back unchanged [ACC-02]', () => {
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
])('stored %s is not read as credentials [ACC-02]', (text) => {
  expect(parseCredentials(text)).toBeUndefined()
})

test('the customer is read from an id token, and an invalid one has none', () => {
  expect(getSubject(`x.${btoa(JSON.stringify({ sub: '7001', nonce: 'n' }))}.x`)).toBe('7001')
  expect([getSubject(''), getSubject('a.%%.c'), getSubject(`a.${btoa('7')}.c`)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
