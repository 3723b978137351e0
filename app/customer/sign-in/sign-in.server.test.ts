import { expect, test } from 'vitest'
import type { RegionCode } from '#contracts/regions.ts'
import { createSignInClient } from '#contracts/sign-in/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { exchangeCode, refreshTokens, type SignInDeps, signInLink, signOutLink } from './sign-in.server.ts'

async function signInOf(scenario: string, region: RegionCode = 'gb') {
  const { backend, fetch } = await givenScenario(scenario)
  const signInUrl = `${backend.origin}/sign-in`
  const reported: string[] = []
  const deps: SignInDeps = {
    region,
    siteOrigin: 'https://shop.example',
    signInUrl,
    clientId: 'shop',
    signIn: createSignInClient({ baseUrl: signInUrl, fetch }),
    report: (code) => void reported.push(code),
  }
  return { deps, reported, signInUrl }
}

test.each([
  ['gb', 'https://shop.example/account', 'https://shop.example/'],
  ['us', 'https://shop.example/us/account', 'https://shop.example/us'],
  ['eu', 'https://shop.example/eu/account', 'https://shop.example/eu'],
] as const)('from the %s shop, sign-in leads back to %s and sign-out to %s [ACC-03]', async (region, account, home) => {
  const { deps } = await signInOf('house-stock', region)
  const there = new URL(signInLink(deps, { state: 's', nonce: 'n', challenge: 'c' }))
  expect(there.searchParams.get('redirect_uri')).toBe(account)
  const away = new URL(signOutLink(deps, 'id'))
  expect(Object.fromEntries(away.searchParams)).toEqual({ id_token_hint: 'id', post_logout_redirect_uri: home })
})

test('the way to sign in says all that the flow asks for [ACC-01]', async () => {
  const { deps, signInUrl } = await signInOf('house-stock')
  const { origin, pathname, searchParams } = new URL(signInLink(deps, { state: 's', nonce: 'n', challenge: 'c' }))
  expect(origin + pathname).toBe(`${signInUrl}/oauth/authorize`)
  expect(Object.fromEntries(searchParams)).toEqual({
    response_type: 'code',
    client_id: 'shop',
    redirect_uri: 'https://shop.example/account',
    scope: 'openid email customer-account-api:full',
    code_challenge: 'c',
    code_challenge_method: 'S256',
    state: 's',
    nonce: 'n',
  })
})

test('a code or a refresh token that is worth nothing is refused [ACC-01] [ACC-02]', async () => {
  const { deps, reported } = await signInOf('house-stock')
  const refused = { ok: false, why: 'refused' }
  expect(await exchangeCode(deps, { code: 'made up', verifier: 'v'.repeat(43) })).toEqual(refused)
  expect(await refreshTokens(deps, 'made up')).toEqual(refused)
  expect(reported).toEqual(['sign-in.failed', 'sign-in.failed'])
})

test('a sign-in service that is down is another matter: who is signed in stays so [ACC-02]', async () => {
  const { deps, reported } = await signInOf('sign-in-down')
  expect(await refreshTokens(deps, 'r')).toEqual({ ok: false, why: 'failed' })
  expect(reported).toEqual(['sign-in.failed'])
})
