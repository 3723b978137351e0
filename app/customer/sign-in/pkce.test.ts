import { expect, test } from 'vitest'
import { alphanumeric, base64url, challengeOf, newDeparture } from './pkce.ts'

test('the example of RFC 7636, appendix B, comes out [ACC-01]', async () => {
  const octets = [
    116, 24, 223, 180, 151, 153, 224, 37, 79, 250, 96, 125, 216, 173, 187, 186, 22, 212, 37, 77, 105, 214, 191, 240, 91,
    88, 5, 88, 83, 132, 141, 121,
  ]
  const verifier = base64url(new Uint8Array(octets))
  expect(verifier).toBe('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')
  expect(await challengeOf(verifier)).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
})

test('every sign-in sets out with secrets of its own, in the agreed shape [ACC-01]', () => {
  const [one, other] = [newDeparture(), newDeparture()]
  expect(one.verifier).toMatch(/^[\w-]{43}$/)
  expect(one.state).toMatch(/^[\w-]{43}$/)
  expect(one.nonce).toMatch(/^[A-Za-z0-9]{16}$/)
  expect(new Set([...Object.values(one), ...Object.values(other)]).size).toBe(6)
})

test('letters and digits are equally likely', () => {
  const counts = new Map<string, number>()
  for (const letter of alphanumeric(62_000)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  expect(counts.size).toBe(62)
  // a thousand each on average; six standard deviations either way
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(190)
})
