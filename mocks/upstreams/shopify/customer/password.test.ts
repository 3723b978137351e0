import { expect, test } from 'vitest'
import { createTestStore } from '../shopify.fixtures.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const RESULT = 'customer { id email } customerAccessToken { accessToken expiresAt } customerUserErrors { code field }'
type Result = {
  customer: { id: string } | null
  customerAccessToken: { accessToken: string; expiresAt: string } | null
  customerUserErrors: { code: string; field: string[] | null }[]
}

/** A store with Jo, who is signed in and has a password, and what one can do about passwords. */
async function aStoreWithJo(state: 'enabled' | 'invited' | 'disabled' = 'enabled') {
  const store = createTestStore()
  const { world, query } = store
  const { customerCreate } = await query<{ customerCreate: Result }>(
    'mutation { customerCreate(input: { email: "jo@example.com", password: "first-one" }) { customer { id } } }',
  )
  const id = customerCreate.customer?.id ?? ''
  await world.customers.update((records) => records.where({ id }), {
    data(draft) {
      draft.state = state
      draft.accessTokens = ['token']
    },
  })
  const run = async <Data = Result>(document: string, variables: object = {}) =>
    (await query<{ done: Data }>(document, { ...variables })).done
  return {
    ...store,
    id,
    run,
    signIn: (password: string) =>
      run(
        `mutation($password: String!) { done: customerAccessTokenCreate(input: { email: "JO@example.com", password: $password }) {
          customerAccessToken { accessToken expiresAt } customerUserErrors { code field }
        } }`,
        { password },
      ),
    recover: (email = 'jo@example.com') =>
      run('mutation($email: String!) { done: customerRecover(email: $email) { customerUserErrors { code field } } }', {
        email,
      }),
    /** The address in the mail that came last. */
    mailed: () => world.outbox.all().at(-1)?.links[0]?.href ?? '',
    resetByUrl: (resetUrl: string, password = 'second-one') =>
      run(
        `mutation($resetUrl: URL!, $password: String!) { done: customerResetByUrl(resetUrl: $resetUrl, password: $password) { ${RESULT} } }`,
        { resetUrl, password },
      ),
    activateByUrl: (activationUrl: string, password = 'second-one') =>
      run(
        `mutation($activationUrl: URL!, $password: String!) { done: customerActivateByUrl(activationUrl: $activationUrl, password: $password) { ${RESULT} } }`,
        { activationUrl, password },
      ),
  }
}

test('a password that was chosen is asked for; a wrong one identifies nobody', async () => {
  const { signIn } = await aStoreWithJo()
  expect((await signIn('first-one')).customerAccessToken).not.toBeNull()
  expect((await signIn('guess')).customerUserErrors).toMatchObject([{ code: 'UNIDENTIFIED_CUSTOMER' }])
})

test('a forgotten password is chosen anew by the link in a mail, once, and signs everyone else out [SIM-01]', async () => {
  const { recover, mailed, resetByUrl, signIn, world, id } = await aStoreWithJo()
  expect((await recover()).customerUserErrors).toEqual([])
  expect(world.outbox.all()).toMatchObject([{ kind: 'password-reset', to: 'jo@example.com' }])
  expect(mailed()).toMatch(/^http:\/\/shop\.test\/account\/reset\/1001\/[0-9a-f]{24}$/)
  const link = mailed()
  const { customer, customerAccessToken } = await resetByUrl(link)
  expect(customer?.id).toBe(id)
  expect(world.customers.all()[0]?.accessTokens).toEqual([customerAccessToken?.accessToken])
  expect((await signIn('first-one')).customerAccessToken).toBeNull()
  expect((await signIn('second-one')).customerAccessToken).not.toBeNull()
  expect((await resetByUrl(link)).customerUserErrors).toMatchObject([{ code: 'TOKEN_INVALID', field: ['resetUrl'] }])
})

test('the token in the link works by itself too', async () => {
  const { recover, mailed, run, id } = await aStoreWithJo()
  await recover()
  const input = { resetToken: mailed().split('/').at(-1), password: 'second-one' }
  const done = await run(
    `mutation($id: ID!, $input: CustomerResetInput!) { done: customerReset(id: $id, input: $input) { ${RESULT} } }`,
    { id, input },
  )
  expect(done.customerUserErrors).toEqual([])
})

test('a link is good for a day, and for what it was mailed for', async () => {
  const { recover, mailed, resetByUrl, activateByUrl, world } = await aStoreWithJo()
  await recover()
  const link = mailed()
  expect((await activateByUrl(link)).customerUserErrors).toMatchObject([{ code: 'NOT_FOUND' }])
  expect((await resetByUrl(link, 'tiny')).customerUserErrors).toMatchObject([
    { code: 'TOO_SHORT', field: ['password'] },
  ])
  world.clock.advance(DAY_MS)
  expect((await resetByUrl(link)).customerUserErrors).toMatchObject([{ code: 'TOKEN_INVALID' }])
})

test('nobody is mailed who is not known', async () => {
  const { recover, world } = await aStoreWithJo()
  expect((await recover('nobody@example.com')).customerUserErrors).toEqual([
    { code: 'UNIDENTIFIED_CUSTOMER', field: ['email'] },
  ])
  expect(world.outbox.all()).toEqual([])
})

test('an invited customer is let in by their first password, and not before', async () => {
  const { signIn, run, mailed, activateByUrl, id, world } = await aStoreWithJo('invited')
  expect((await signIn('first-one')).customerUserErrors).toMatchObject([{ code: 'UNIDENTIFIED_CUSTOMER' }])
  const created = await run(
    `mutation { done: customerCreate(input: { email: "jo@example.com", password: "other" }) { customer { id email } customerUserErrors { code field } } }`,
  )
  expect(created.customerUserErrors).toMatchObject([{ code: 'CUSTOMER_DISABLED', field: ['input', 'email'] }])
  expect(world.outbox.all()).toMatchObject([{ kind: 'account-invitation' }])
  const link = mailed()
  expect((await activateByUrl(link)).customer?.id).toBe(id)
  expect((await activateByUrl(link)).customerUserErrors).toMatchObject([{ code: 'ALREADY_ENABLED' }])
  expect((await signIn('second-one')).customerAccessToken).not.toBeNull()
})

test('an activation token works by itself too', async () => {
  const { recover, mailed, run, id } = await aStoreWithJo('invited')
  await recover()
  const input = { activationToken: mailed().split('/').at(-1), password: 'second-one' }
  const done = await run(
    `mutation($id: ID!, $input: CustomerActivateInput!) { done: customerActivate(id: $id, input: $input) { ${RESULT} } }`,
    { id, input },
  )
  expect(done.customer?.id).toBe(id)
})

test('a disabled customer is told so, and their token opens nothing', async () => {
  const { signIn, query } = await aStoreWithJo('disabled')
  expect((await signIn('first-one')).customerUserErrors).toMatchObject([{ code: 'CUSTOMER_DISABLED' }])
  expect(await query('{ customer(customerAccessToken: "token") { id } }')).toEqual({ customer: null })
})

test('a new password in the profile ends all tokens and brings a new one', async () => {
  const { run, world } = await aStoreWithJo()
  const change = (customer: object) =>
    run(
      `mutation($customer: CustomerUpdateInput!) { done: customerUpdate(customerAccessToken: "token", customer: $customer) { ${RESULT} } }`,
      { customer },
    )
  expect((await change({ firstName: 'Joanna' })).customerAccessToken).toBeNull()
  const { customerAccessToken } = await change({ password: 'second-one' })
  expect(world.customers.all()[0]?.accessTokens).toEqual([customerAccessToken?.accessToken])
})

test.each([
  [{ firstName: '<b>Jo</b>' }, 'CONTAINS_HTML_TAGS', 'firstName'],
  [{ lastName: 'see www.spam.example' }, 'CONTAINS_URL', 'lastName'],
  [{ firstName: 'x'.repeat(256) }, 'TOO_LONG', 'firstName'],
  [{ phone: '0123' }, 'INVALID', 'phone'],
  [{ phone: '+447700900999' }, 'TAKEN', 'phone'],
  [{ email: 'nowhere' }, 'INVALID', 'email'],
  [{ password: 'tiny' }, 'TOO_SHORT', 'password'],
  [{ password: 'x'.repeat(41) }, 'TOO_LONG', 'password'],
  [{ password: ' spaced' }, 'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE', 'password'],
])('a profile with %j is refused with %s', async (customer, code, field) => {
  const { run, world } = await aStoreWithJo()
  await world.customers.create({
    id: 'gid://shopify/Customer/8',
    region: 'gb',
    firstName: 'Al',
    lastName: 'Other',
    email: 'al@example.com',
    phone: '+447700900999',
    createdAt: world.clock.now().toISOString(),
  })
  const done = await run(
    `mutation($customer: CustomerUpdateInput!) { done: customerUpdate(customerAccessToken: "token", customer: $customer) { ${RESULT} } }`,
    { customer },
  )
  expect(done.customerUserErrors).toEqual([{ code, field: ['customer', field] }])
})

test('tokens end after 30 days of their world; a renewed one begins again', async () => {
  const { signIn, run, world, query } = await aStoreWithJo()
  const token = (await signIn('first-one')).customerAccessToken?.accessToken
  const opens = async (customerAccessToken: string | undefined) =>
    (
      await query<{ customer: object | null }>('query($t: String!) { customer(customerAccessToken: $t) { id } }', {
        t: customerAccessToken,
      })
    ).customer !== null
  world.clock.advance(29 * DAY_MS)
  const renewed = await run<Pick<Result, 'customerAccessToken'>>(
    'mutation($t: String!) { done: customerAccessTokenRenew(customerAccessToken: $t) { customerAccessToken { accessToken expiresAt } } }',
    { t: token },
  )
  world.clock.advance(2 * DAY_MS)
  expect(await opens(token)).toBe(false)
  expect(await opens(renewed.customerAccessToken?.accessToken)).toBe(true)
})
