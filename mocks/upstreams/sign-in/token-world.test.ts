import { expect, test } from 'vitest'
import { createSimulatedBackend } from '../../backend.ts'
import { createBrowser, type Params, REQUEST, SHOP, VERIFIER } from './sign-in.fixtures.ts'

const backend = await createSimulatedBackend({ strict: true, storefront: SHOP })

/** A storefront's server: it has what the browser brought, but neither its cookies nor a `baggage` header. */
const callFromServer = (path: string, init: RequestInit) =>
  backend.handle(new Request(`${backend.origin}${path}`, init))
const postForm = (path: string, params: Params) =>
  callFromServer(`/sign-in/gb/oauth/${path}`, { method: 'POST', body: new URLSearchParams(params) })
const exchange = async ({ code = '' }: Params) => {
  const { client_id, redirect_uri } = REQUEST
  const form = { grant_type: 'authorization_code', client_id, redirect_uri, code, code_verifier: VERIFIER }
  return (await postForm('token', form)).json()
}
const queryAccount = (token: string) =>
  callFromServer('/customer-account/gb/customer/api/2025-01/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify({ query: '{ customer { emailAddress { emailAddress } } }' }),
  })
const readEmail = async (token: string) => {
  const { data } = await (await queryAccount(token)).json()
  return data.customer.emailAddress.emailAddress
}

/** Signs a customer in in a world, and has the storefront's server exchange the code. */
async function signInAs(email: string, worldId?: string) {
  const browser = createBrowser(backend, { ...(worldId && { worldId }) })
  return { ...browser, tokens: await exchange(await browser.consent(await browser.authorize(), email)) }
}

test('codes and tokens of a server lead to the world that issued them [SIM-10]', async () => {
  const [ann, bob] = [await signInAs('ann@example.com'), await signInAs('bob@example.com')]
  expect([await readEmail(ann.tokens.access_token), await readEmail(bob.tokens.access_token)]).toEqual([
    'ann@example.com',
    'bob@example.com',
  ])
  expect(bob.world.journal.entries().at(-1)).toMatchObject({ upstream: 'customer-account', status: 200 })
  expect(backend.worlds.get('default').journal.entries()).toEqual([])

  const { refresh_token, access_token } = bob.tokens
  const refresh = { grant_type: 'refresh_token', client_id: REQUEST.client_id, refresh_token }
  const refreshed = await (await postForm('token', refresh)).json()
  expect(await readEmail(refreshed.access_token)).toBe('bob@example.com')
  expect(refreshed.access_token).not.toBe(access_token)
  const userInfo = { headers: { authorization: `Bearer ${refreshed.access_token}` } }
  expect(await (await callFromServer('/sign-in/gb/oauth/userinfo', userInfo)).json()).toMatchObject({
    email: 'bob@example.com',
  })
})

test('worlds that sign in at the same moment have tokens of their own [SIM-10]', async () => {
  const browsers = ['first', 'second'].map((worldId) => createBrowser(backend, { worldId }))
  for (const { world } of browsers) {
    world.clock.set(new Date('2027-01-01T12:00:00Z'))
    world.clock.freeze(true)
  }
  const codes = []
  for (const [index, browser] of browsers.entries())
    codes.push(await browser.consent(await browser.authorize(), `buyer-${index}@example.com`))
  const tokens = [await exchange(codes[0] ?? {}), await exchange(codes[1] ?? {})]
  expect(await Promise.all(tokens.map(({ access_token }) => readEmail(access_token)))).toEqual([
    'buyer-0@example.com',
    'buyer-1@example.com',
  ])
})

test('a world that is named goes before the one of the token [SIM-10]', async () => {
  const { tokens } = await signInAs('cleo@example.com')
  const other = createBrowser(backend)
  const response = await other.fetch(`${backend.origin}/customer-account/gb/customer/api/2025-01/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: tokens.access_token },
    body: JSON.stringify({ query: '{ customer { id } }' }),
  })
  expect(response.status).toBe(401)
})

test('a token of several worlds, and an unknown one, stay with the default world [SIM-10]', async () => {
  for (const email of ['one@example.com', 'two@example.com']) {
    const { world, tokens } = await signInAs(email)
    await world.customers.update((query) => query.where({ email }), {
      data(customer) {
        customer.accountTokens = [...customer.accountTokens, 'shared-token']
      },
    })
    expect(await readEmail(tokens.access_token)).toBe(email)
  }
  expect((await queryAccount('shared-token')).status).toBe(401)
  expect((await queryAccount('never-issued')).status).toBe(401)
  const statuses = backend.worlds
    .get('default')
    .journal.entries()
    .map((entry) => 'status' in entry && entry.status)
  expect(statuses).toEqual([401, 401])

  const { tokens } = await signInAs('home@example.com', 'default')
  expect(await readEmail(tokens.access_token)).toBe('home@example.com')
})
