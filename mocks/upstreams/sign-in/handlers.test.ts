import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createShopifyClient } from '#contracts/shopify/client.ts'
import { authorizeUrl, createSignInClient, logoutUrl } from '#contracts/sign-in/client.ts'
import { createFetch } from '#tests/support/backend.ts'
import { createSimulatedBackend } from '../../backend.ts'

const SHOP = 'https://shop.test'
const backend = await createSimulatedBackend({ strict: true, storefront: SHOP })
const baseUrl = `${backend.origin}/sign-in`
const client_id = 'shop'

let visits = 0
/** A shopper in a world of their own, with the browser and the shop's client that act for them. */
function aShopper() {
  visits += 1
  const world = backend.worlds.get(`sign-in-${visits}`)
  const fetch = createFetch(backend, world.id)
  const verifier = randomBytes(32).toString('base64url')
  const asked = {
    client_id,
    redirect_uri: `${SHOP}/us/account`,
    scope: 'openid email customer-account-api:full',
    state: 'a state',
    nonce: 'sixteenletters16',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  }
  const service = createSignInClient({ baseUrl, fetch })
  const visit = (more: Partial<typeof asked> = {}) => fetch(authorizeUrl(baseUrl, { ...asked, ...more }))
  const answer = async (fields: Record<string, string>) => {
    const page = await (await visit()).text()
    const request = /name="request" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const sent = await fetch(`${baseUrl}/oauth/consent`, {
      method: 'POST',
      body: new URLSearchParams({ request, ...fields }),
    })
    return new URL(sent.headers.get('location') ?? '')
  }
  const signIn = async () => {
    const back = await answer({ decision: 'continue', email: 'ann@example.com' })
    const code = back.searchParams.get('code') ?? ''
    return { client_id, redirect_uri: asked.redirect_uri, code, code_verifier: verifier }
  }
  const shopify = createShopifyClient({ baseUrl: `${backend.origin}/shopify/us`, token: 'any', fetch })
  return { world, fetch, service, visit, answer, signIn, shopify }
}

test('a shopper goes there, says who they are, and comes back with a code and their state [ACC-01]', async () => {
  const back = await aShopper().answer({ decision: 'continue', email: 'ann@example.com' })
  expect(back.origin + back.pathname).toBe(`${SHOP}/us/account`)
  expect(back.searchParams.get('state')).toBe('a state')
  expect(back.searchParams.get('code')).toMatch(/./)
})

test('a shopper who would rather not comes back without a code', async () => {
  const back = await aShopper().answer({ decision: 'decline' })
  expect(Object.fromEntries(back.searchParams)).toEqual({ error: 'access_denied', state: 'a state' })
})

test('the token reads the customer over the Storefront API, of the store that the shopper came from', async () => {
  const { service, signIn, shopify, world } = aShopper()
  const { access_token } = await service.exchangeCode(await signIn())
  const customer = await shopify.customer({ customerAccessToken: access_token })
  expect(customer).toMatchObject({ email: 'ann@example.com' })
  expect(world.customers.all()).toMatchObject([{ region: 'us' }])
})

test('whoever signs in twice is one customer', async () => {
  const { signIn, world } = aShopper()
  await signIn()
  await signIn()
  expect(world.customers.count()).toBe(1)
})

test('a code is worth nothing without the verifier that it was asked with [ACC-01]', async () => {
  const { service, signIn } = aShopper()
  const stolen = { ...(await signIn()), code_verifier: randomBytes(32).toString('base64url') }
  await expect(service.exchangeCode(stolen)).rejects.toMatchObject({ kind: 'status', status: 400 })
})

test('a code works once, soon, for its own client and address', async () => {
  const { service, signIn, world } = aShopper()
  const first = await signIn()
  await service.exchangeCode(first)
  await expect(service.exchangeCode(first)).rejects.toMatchObject({ status: 400 })
  await expect(service.exchangeCode({ ...(await signIn()), client_id: 'other' })).rejects.toMatchObject({ status: 400 })
  const elsewhere = { ...(await signIn()), redirect_uri: `${SHOP}/account` }
  await expect(service.exchangeCode(elsewhere)).rejects.toMatchObject({ status: 400 })
  const late = await signIn()
  world.clock.advance(61_000)
  await expect(service.exchangeCode(late)).rejects.toMatchObject({ status: 400 })
})

test('the id token is signed with a published key and says who signed in, where and for whom', async () => {
  const { service, signIn } = aShopper()
  const { id_token = '' } = await service.exchangeCode(await signIn())
  const [header = '', payload = '', signature = ''] = id_token.split('.')
  const { issuer } = await service.discovery()
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString())
  const jwk = (await service.keys()).keys.find((each) => each.kid === kid)
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('jwk', { ...jwk }, algorithm, false, ['verify'])
  const text = Buffer.from(`${header}.${payload}`)
  expect(await crypto.subtle.verify(algorithm, key, Buffer.from(signature, 'base64url'), text)).toBe(true)
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
    iss: issuer,
    aud: client_id,
    nonce: 'sixteenletters16',
    email: 'ann@example.com',
    sub: expect.stringMatching(/^\d+$/),
  })
})

test('a refresh token works once and takes the old access token with it [ACC-02]', async () => {
  const { service, signIn, shopify } = aShopper()
  const before = await service.exchangeCode(await signIn())
  const after = await service.refresh({ client_id, refresh_token: before.refresh_token })
  expect(await shopify.customer({ customerAccessToken: after.access_token })).not.toBeNull()
  expect(await shopify.customer({ customerAccessToken: before.access_token })).toBeNull()
})

test('an access token opens the account for two hours of the world’s time [ACC-02]', async () => {
  const { service, signIn, shopify, world } = aShopper()
  const { access_token, expires_in } = await service.exchangeCode(await signIn())
  world.clock.advance((expires_in - 1) * 1000)
  expect(await shopify.customer({ customerAccessToken: access_token })).not.toBeNull()
  world.clock.advance(2_000)
  expect(await shopify.customer({ customerAccessToken: access_token })).toBeNull()
})

test('the consent page offers the customers of the store, and the one who is picked signs in', async () => {
  const { visit, world, fetch } = aShopper()
  const createdAt = world.clock.now().toISOString()
  const customers = [
    { id: 'gid://shopify/Customer/7001', region: 'us', firstName: 'Jo', lastName: 'Marsh', email: 'jo@example.com' },
    { id: 'gid://shopify/Customer/7002', region: 'gb', firstName: 'Bo', lastName: 'Peel', email: 'bo@example.com' },
  ] as const
  for (const customer of customers) await world.customers.create({ ...customer, createdAt })
  const page = await (await visit()).text()
  expect(page).toContain('Jo Marsh')
  expect(page).not.toContain('Bo Peel')
  const request = /name="request" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const body = new URLSearchParams({ request, decision: 'continue', customer: customers[0].id })
  const sent = await fetch(`${baseUrl}/oauth/consent`, { method: 'POST', body })
  const code = new URL(sent.headers.get('location') ?? '').searchParams.get('code')
  expect(code).toMatch(/./)
  expect(world.customers.count()).toBe(2)
})

test('a refresh token that is used twice ends the session for both', async () => {
  const { service, signIn, shopify } = aShopper()
  const { refresh_token } = await service.exchangeCode(await signIn())
  const thief = await service.refresh({ client_id, refresh_token })
  await expect(service.refresh({ client_id, refresh_token })).rejects.toMatchObject({ status: 400 })
  await expect(service.refresh({ client_id, refresh_token: thief.refresh_token })).rejects.toMatchObject({
    status: 400,
  })
  expect(await shopify.customer({ customerAccessToken: thief.access_token })).toBeNull()
})

test('leaving ends the session and goes on to the shop [ACC-03]', async () => {
  const { service, signIn, shopify, fetch } = aShopper()
  const { access_token, id_token = '' } = await service.exchangeCode(await signIn())
  const left = await fetch(logoutUrl(baseUrl, { id_token_hint: id_token, post_logout_redirect_uri: `${SHOP}/us` }))
  expect(left.status).toBe(302)
  expect(left.headers.get('location')).toBe(`${SHOP}/us`)
  expect(await shopify.customer({ customerAccessToken: access_token })).toBeNull()
})

test('browsers are sent nowhere but to the shop [OPS-04]', async () => {
  const { visit, fetch } = aShopper()
  for (const redirect_uri of ['https://evil.test/account', `${SHOP}.evil.test/`, 'javascript:alert(1)']) {
    const refusal = await visit({ redirect_uri })
    expect([refusal.status, refusal.headers.get('location')]).toEqual([400, null])
    const left = await fetch(logoutUrl(baseUrl, { id_token_hint: 'a.b.c', post_logout_redirect_uri: redirect_uri }))
    expect([left.status, left.headers.get('location')]).toEqual([400, null])
  }
})

test('what a request says is not reflected as markup', async () => {
  const refusal = await aShopper().visit({ redirect_uri: '"><script>alert(1)</script>' })
  expect(await refusal.text()).not.toContain('<script>')
})

test('without a proper challenge there is no page to agree on', async () => {
  const back = await aShopper().visit({ code_challenge: 'plain' })
  expect(back.status).toBe(302)
  expect(new URL(back.headers.get('location') ?? '').searchParams.get('error')).toBe('invalid_request')
})

test('sessions of one world are unknown in another [SIM-03]', async () => {
  const [here, there] = [aShopper(), aShopper()]
  await expect(there.service.exchangeCode(await here.signIn())).rejects.toMatchObject({ status: 400 })
})
