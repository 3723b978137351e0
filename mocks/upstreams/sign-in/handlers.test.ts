import { createHash, randomBytes } from 'node:crypto'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { createCustomerAccountClient } from '#contracts/customer-account/client.ts'
import { authorizeUrl, createSignInClient, logoutUrl } from '#contracts/sign-in/client.ts'
import { createFetch } from '#mocks/package/world-fetch.ts'
import { createSimulatedBackend } from '../../backend.ts'

const SHOP = 'https://shop.test'
const backend = await createSimulatedBackend({ strict: true, storefront: SHOP })
const baseUrl = `${backend.origin}/sign-in/us`
const client_id = 'shop'

let visitCount = 0
/** Creates a world, with the browser of a shopper and the clients of the shop. */
function createVisit() {
  visitCount += 1
  const world = backend.worlds.get(`sign-in-${visitCount}`)
  const fetch = createFetch(backend, world.id)
  const verifier = randomBytes(32).toString('base64url')
  const params = {
    client_id,
    redirect_uri: `${SHOP}/us/account`,
    scope: 'openid email customer-account-api:full',
    state: 'a state',
    nonce: 'sixteenletters16',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  }
  const service = createSignInClient({ baseUrl, fetch })
  const openConsentPage = (more: Partial<typeof params> = {}) => fetch(authorizeUrl(baseUrl, { ...params, ...more }))
  const submitConsent = async (fields: Record<string, string>) => {
    const page = await (await openConsentPage()).text()
    const request = /name="request" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const response = await fetch(`${baseUrl}/oauth/consent`, {
      method: 'POST',
      body: new URLSearchParams({ request, ...fields }),
    })
    return new URL(response.headers.get('location') ?? '')
  }
  const signIn = async () => {
    const redirect = await submitConsent({ decision: 'continue', email: 'ann@example.com' })
    const code = redirect.searchParams.get('code') ?? ''
    return { client_id, redirect_uri: params.redirect_uri, code, code_verifier: verifier }
  }
  const readCustomer = (accessToken: string) =>
    createCustomerAccountClient({ baseUrl: `${backend.origin}/customer-account/us`, accessToken, fetch }).customer()
  return { world, fetch, service, openConsentPage, submitConsent, signIn, readCustomer }
}

test('consent redirects back with a code and the state [ACC-01]', async () => {
  const redirect = await createVisit().submitConsent({ decision: 'continue', email: 'ann@example.com' })
  expect(redirect.origin + redirect.pathname).toBe(`${SHOP}/us/account`)
  expect(redirect.searchParams.get('state')).toBe('a state')
  expect(redirect.searchParams.get('code')).toMatch(/./)
})

test('declining redirects back without a code', async () => {
  const redirect = await createVisit().submitConsent({ decision: 'decline' })
  expect(Object.fromEntries(redirect.searchParams)).toEqual({
    error: 'access_denied',
    error_description: 'The customer declined',
    state: 'a state',
    iss: baseUrl,
  })
})

test('the access token reads the customer in the store of the region', async () => {
  const { service, signIn, readCustomer, world } = createVisit()
  const { access_token } = await service.exchangeCode(await signIn())
  const customer = await readCustomer(access_token)
  expect(customer).toMatchObject({ emailAddress: { emailAddress: 'ann@example.com' } })
  expect(world.customers.all()).toMatchObject([{ region: 'us' }])
})

test('signing in twice with one email creates one customer', async () => {
  const { signIn, world } = createVisit()
  await signIn()
  await signIn()
  expect(world.customers.count()).toBe(1)
})

test('a code is refused with a wrong verifier [ACC-01]', async () => {
  const { service, signIn } = createVisit()
  const withWrongVerifier = { ...(await signIn()), code_verifier: randomBytes(32).toString('base64url') }
  await expect(service.exchangeCode(withWrongVerifier)).rejects.toMatchObject({ kind: 'status', status: 400 })
})

test('a code works once, before it expires, for its client and redirect URI', async () => {
  const { service, signIn, world } = createVisit()
  const first = await signIn()
  await service.exchangeCode(first)
  await expect(service.exchangeCode(first)).rejects.toMatchObject({ status: 400 })
  await expect(service.exchangeCode({ ...(await signIn()), client_id: 'other' })).rejects.toMatchObject({ status: 400 })
  const withOtherUri = { ...(await signIn()), redirect_uri: `${SHOP}/account` }
  await expect(service.exchangeCode(withOtherUri)).rejects.toMatchObject({ status: 400 })
  const expiredCode = await signIn()
  world.clock.advance(61_000)
  await expect(service.exchangeCode(expiredCode)).rejects.toMatchObject({ status: 400 })
})

test('the id token is signed with a published key and has the claims', async () => {
  const { service, signIn } = createVisit()
  const { id_token = '' } = await service.exchangeCode(await signIn())
  const { issuer } = await service.discovery()
  const { payload } = await jwtVerify(id_token, createLocalJWKSet(await service.keys()))
  expect(payload).toMatchObject({
    iss: issuer,
    aud: client_id,
    nonce: 'sixteenletters16',
    email: 'ann@example.com',
    sub: expect.stringMatching(/^\d+$/),
  })
})

test('refreshing invalidates the old access token [ACC-02]', async () => {
  const { service, signIn, readCustomer } = createVisit()
  const before = await service.exchangeCode(await signIn())
  const after = await service.refresh({ client_id, refresh_token: before.refresh_token ?? '' })
  expect(await readCustomer(after.access_token)).not.toBeNull()
  expect(await readCustomer(before.access_token)).toBeNull()
})

test('an access token expires after two hours of world time [ACC-02]', async () => {
  const { service, signIn, readCustomer, world } = createVisit()
  const { access_token, expires_in = 0 } = await service.exchangeCode(await signIn())
  world.clock.advance((expires_in - 1) * 1000)
  expect(await readCustomer(access_token)).not.toBeNull()
  world.clock.advance(2_000)
  expect(await readCustomer(access_token)).toBeNull()
})

test('the consent page lists the region’s customers, and a selected one signs in', async () => {
  const { openConsentPage, world, fetch } = createVisit()
  const createdAt = world.clock.now().toISOString()
  const customers = [
    { id: 'gid://shopify/Customer/7001', region: 'us', firstName: 'Jo', lastName: 'Marsh', email: 'jo@example.com' },
    { id: 'gid://shopify/Customer/7002', region: 'gb', firstName: 'Bo', lastName: 'Peel', email: 'bo@example.com' },
  ] as const
  for (const customer of customers) await world.customers.create({ ...customer, createdAt })
  const page = await (await openConsentPage()).text()
  expect(page).toContain('Jo Marsh')
  expect(page).not.toContain('Bo Peel')
  const request = /name="request" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const body = new URLSearchParams({ request, decision: 'continue', customer: customers[0].id })
  const response = await fetch(`${baseUrl}/oauth/consent`, { method: 'POST', body })
  const code = new URL(response.headers.get('location') ?? '').searchParams.get('code')
  expect(code).toMatch(/./)
  expect(world.customers.count()).toBe(2)
})

test('a refresh token that is used twice ends the session', async () => {
  const { service, signIn, readCustomer } = createVisit()
  const { refresh_token = '' } = await service.exchangeCode(await signIn())
  const thief = await service.refresh({ client_id, refresh_token })
  await expect(service.refresh({ client_id, refresh_token })).rejects.toMatchObject({ status: 400 })
  await expect(service.refresh({ client_id, refresh_token: thief.refresh_token ?? '' })).rejects.toMatchObject({
    status: 400,
  })
  expect(await readCustomer(thief.access_token)).toBeNull()
})

test('logout ends the session and redirects to the shop [ACC-03]', async () => {
  const { service, signIn, readCustomer, fetch } = createVisit()
  const { access_token, id_token = '' } = await service.exchangeCode(await signIn())
  const logout = await fetch(logoutUrl(baseUrl, { id_token_hint: id_token, post_logout_redirect_uri: `${SHOP}/us` }))
  expect(logout.status).toBe(302)
  expect(logout.headers.get('location')).toBe(`${SHOP}/us`)
  expect(await readCustomer(access_token)).toBeNull()
})

test('redirects to other origins than the shop are refused [OPS-04]', async () => {
  const { openConsentPage, fetch } = createVisit()
  for (const redirect_uri of ['https://evil.test/account', `${SHOP}.evil.test/`, 'javascript:alert(1)']) {
    const refusal = await openConsentPage({ redirect_uri })
    expect([refusal.status, refusal.headers.get('location')]).toEqual([400, null])
    const logout = await fetch(logoutUrl(baseUrl, { id_token_hint: 'a.b.c', post_logout_redirect_uri: redirect_uri }))
    expect([logout.status, logout.headers.get('location')]).toEqual([400, null])
  }
})

test('parameters of a request are escaped in the page', async () => {
  const refusal = await createVisit().openConsentPage({ redirect_uri: '"><script>alert(1)</script>' })
  expect(await refusal.text()).not.toContain('<script>')
})

test('a request without a valid challenge is refused', async () => {
  const redirect = await createVisit().openConsentPage({ code_challenge: 'plain' })
  expect(redirect.status).toBe(302)
  expect(new URL(redirect.headers.get('location') ?? '').searchParams.get('error')).toBe('invalid_request')
})

test('sessions of one world are unknown in another [SIM-03]', async () => {
  const [here, there] = [createVisit(), createVisit()]
  await expect(there.service.exchangeCode(await here.signIn())).rejects.toMatchObject({ status: 400 })
})
