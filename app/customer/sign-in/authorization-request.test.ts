import { createHash } from 'node:crypto'
import { calculatePKCECodeChallenge } from 'oauth4webapi'
import { expect, test } from 'vitest'
import { createAuthorizationRequest, generateNonce } from './sign-in.server.ts'

test('the challenge is that of the example in RFC 7636, appendix B [ACC-01]', async () => {
  expect(await calculatePKCECodeChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  )
})

test('every sign-in gets its own secrets in the agreed shape [ACC-01]', async () => {
  const [{ pending: one, codeChallenge }, { pending: other }] = [
    await createAuthorizationRequest(),
    await createAuthorizationRequest(),
  ]
  expect(one.verifier).toMatch(/^[\w-]{43}$/)
  expect(Buffer.from(one.verifier, 'base64url')).toHaveLength(32)
  expect(codeChallenge).toBe(createHash('sha256').update(one.verifier).digest('base64url'))
  expect(one.state).toMatch(/^[\w-]{43}$/)
  expect(one.nonce).toMatch(/^[A-Za-z0-9]{16}$/)
  expect(new Set([...Object.values(one), ...Object.values(other)]).size).toBe(6)
})

test('nonce characters are equally likely', () => {
  const counts = new Map<string, number>()
  for (const character of generateNonce(62_000)) counts.set(character, (counts.get(character) ?? 0) + 1)
  expect(counts.size).toBe(62)
  // 1000 expected each; six standard deviations either way
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(190)
})
