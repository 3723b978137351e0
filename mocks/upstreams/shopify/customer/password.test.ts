import { expect, test } from 'vitest'
import { createTestStore } from '../shopify.fixtures.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const RESULT = 'customer { id email } customerAccessToken { accessToken expiresAt } customerUserErrors { code field }'
type Result = {
  customer: { id: string } | null
  customerAccessToken: { accessToken: string; expiresAt: string } | null
  customerUserErrors: { code: string; field: string[] | null }[]
}

/** Creates a store with the customer Jo, who has a password and a token, and the password operations of a client. */
async function createStoreWithJo(state: 'enabled' | 'invited' | 'disabled' = 'enabled') {
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
    (await query<{ result: Data }>(document, { ...variables })).result
  return {
    ...store,
    id,
    run,
    signIn: (password: string) =>
      run(
        `mutation($password: String!) { result: customerAccessTokenCreate(input: { email: "JO@example.com", password: $password }) {
          customerAccessToken { accessToken expiresAt } customerUserErrors { code field }
        } }`,
        { password },
      ),
    recover: (email = 'jo@example.com') =>
      run(
        'mutation($email: String!) { result: customerRecover(email: $email) { customerUserErrors { code field } } }',
        {
          email,
        },
      ),
    /** The link in the latest mail. */
    getMailedLink: () => world.outbox.all().at(-1)?.links[0]?.href ?? '',
    resetByUrl: (resetUrl: string, password = 'second-one') =>
      run(
        `mutation($resetUrl: URL!, $password: String!) { result: customerResetByUrl(resetUrl: $resetUrl, password: $password) { ${RESULT} } }`,
        { resetUrl, password },
      ),
    activateByUrl: (activationUrl: string, password = 'second-one') =>
      run(
        `mutation($activationUrl: URL!, $password: String!) { result: customerActivateByUrl(activationUrl: $activationUrl, password: $password) { ${RESULT} } }`,
        { activationUrl, password },
      ),
  }
}

test('signing in needs the right password once one is set', async () => {
  const { signIn } = await createStoreWithJo()
  expect((await signIn('first-one')).customerAccessToken).not.toBeNull()
  expect((await signIn('guess')).customerUserErrors).toMatchObject([{ code: 'UNIDENTIFIED_CUSTOMER' }])
})

test('a mailed reset link works once and revokes all other tokens [SIM-01]', async () => {
  const { recover, getMailedLink, resetByUrl, signIn, world, id } = await createStoreWithJo()
  expect((await recover()).customerUserErrors).toEqual([])
  expect(world.outbox.all()).toMatchObject([{ kind: 'password-reset', to: 'jo@example.com' }])
  expect(getMailedLink()).toMatch(/^http:\/\/shop\.test\/account\/reset\/1001\/[0-9a-f]{24}$/)
  const link = getMailedLink()
  const { customer, customerAccessToken } = await resetByUrl(link)
  expect(customer?.id).toBe(id)
  expect(world.customers.all()[0]?.accessTokens).toEqual([customerAccessToken?.accessToken])
  expect((await signIn('first-one')).customerAccessToken).toBeNull()
  expect((await signIn('second-one')).customerAccessToken).not.toBeNull()
  expect((await resetByUrl(link)).customerUserErrors).toMatchObject([{ code: 'TOKEN_INVALID', field: ['resetUrl'] }])
})

test('a reset token works without its link', async () => {
  const { recover, getMailedLink, run, id } = await createStoreWithJo()
  await recover()
  const input = { resetToken: getMailedLink().split('/').at(-1), password: 'second-one' }
  const payload = await run(
    `mutation($id: ID!, $input: CustomerResetInput!) { result: customerReset(id: $id, input: $input) { ${RESULT} } }`,
    { id, input },
  )
  expect(payload.customerUserErrors).toEqual([])
})

test('a reset link expires after a day and cannot activate an account', async () => {
  const { recover, getMailedLink, resetByUrl, activateByUrl, world } = await createStoreWithJo()
  await recover()
  const link = getMailedLink()
  expect((await activateByUrl(link)).customerUserErrors).toMatchObject([{ code: 'NOT_FOUND' }])
  expect((await resetByUrl(link, 'tiny')).customerUserErrors).toMatchObject([
    { code: 'TOO_SHORT', field: ['password'] },
  ])
  world.clock.advance(DAY_MS)
  expect((await resetByUrl(link)).customerUserErrors).toMatchObject([{ code: 'TOKEN_INVALID' }])
})

test('an unknown email gets no mail', async () => {
  const { recover, world } = await createStoreWithJo()
  expect((await recover('nobody@example.com')).customerUserErrors).toEqual([
    { code: 'UNIDENTIFIED_CUSTOMER', field: ['email'] },
  ])
  expect(world.outbox.all()).toEqual([])
})

test('an invited customer can sign in after activation only', async () => {
  const { signIn, run, getMailedLink, activateByUrl, id, world } = await createStoreWithJo('invited')
  expect((await signIn('first-one')).customerUserErrors).toMatchObject([{ code: 'UNIDENTIFIED_CUSTOMER' }])
  const created = await run(
    `mutation { result: customerCreate(input: { email: "jo@example.com", password: "other" }) { customer { id email } customerUserErrors { code field } } }`,
  )
  expect(created.customerUserErrors).toMatchObject([{ code: 'CUSTOMER_DISABLED', field: ['input', 'email'] }])
  expect(world.outbox.all()).toMatchObject([{ kind: 'account-invitation' }])
  const link = getMailedLink()
  expect((await activateByUrl(link)).customer?.id).toBe(id)
  expect((await activateByUrl(link)).customerUserErrors).toMatchObject([{ code: 'ALREADY_ENABLED' }])
  expect((await signIn('second-one')).customerAccessToken).not.toBeNull()
})

test('an activation token works without its link', async () => {
  const { recover, getMailedLink, run, id } = await createStoreWithJo('invited')
  await recover()
  const input = { activationToken: getMailedLink().split('/').at(-1), password: 'second-one' }
  const payload = await run(
    `mutation($id: ID!, $input: CustomerActivateInput!) { result: customerActivate(id: $id, input: $input) { ${RESULT} } }`,
    { id, input },
  )
  expect(payload.customer?.id).toBe(id)
})

test('a disabled customer cannot sign in, and the token is invalid', async () => {
  const { signIn, query } = await createStoreWithJo('disabled')
  expect((await signIn('first-one')).customerUserErrors).toMatchObject([{ code: 'CUSTOMER_DISABLED' }])
  expect(await query('{ customer(customerAccessToken: "token") { id } }')).toEqual({ customer: null })
})

test('a changed password revokes all tokens and issues a new one', async () => {
  const { run, world } = await createStoreWithJo()
  const change = (customer: object) =>
    run(
      `mutation($customer: CustomerUpdateInput!) { result: customerUpdate(customerAccessToken: "token", customer: $customer) { ${RESULT} } }`,
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
  const { run, world } = await createStoreWithJo()
  await world.customers.create({
    id: 'gid://shopify/Customer/8',
    region: 'gb',
    firstName: 'Al',
    lastName: 'Other',
    email: 'al@example.com',
    phone: '+447700900999',
    createdAt: world.clock.now().toISOString(),
  })
  const payload = await run(
    `mutation($customer: CustomerUpdateInput!) { result: customerUpdate(customerAccessToken: "token", customer: $customer) { ${RESULT} } }`,
    { customer },
  )
  expect(payload.customerUserErrors).toEqual([{ code, field: ['customer', field] }])
})

test('tokens expire after 30 days of world time; renewing starts again', async () => {
  const { signIn, run, world, query } = await createStoreWithJo()
  const token = (await signIn('first-one')).customerAccessToken?.accessToken
  const isValid = async (customerAccessToken: string | undefined) =>
    (
      await query<{ customer: object | null }>('query($t: String!) { customer(customerAccessToken: $t) { id } }', {
        t: customerAccessToken,
      })
    ).customer !== null
  world.clock.advance(29 * DAY_MS)
  const renewed = await run<Pick<Result, 'customerAccessToken'>>(
    'mutation($t: String!) { result: customerAccessTokenRenew(customerAccessToken: $t) { customerAccessToken { accessToken expiresAt } } }',
    { t: token },
  )
  world.clock.advance(2 * DAY_MS)
  expect(await isValid(token)).toBe(false)
  expect(await isValid(renewed.customerAccessToken?.accessToken)).toBe(true)
})
