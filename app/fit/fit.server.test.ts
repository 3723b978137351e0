import { expect, test } from 'vitest'
import { aVisitor } from '#app/visitor/visitor.fixtures.ts'
import { createCustomerAccountClient } from '#contracts/customer-account/client.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import { createFitClient } from '#contracts/fit/client.ts'
import { COOKIE, SAVED_FIT_MODAL } from '#contracts/shop/visitor.ts'
import { givenDefaultCustomer } from '#mocks/scenarios/given/default-customer.ts'
import type { JournalEntry } from '#mocks/world/journal.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { claimFit, fetchFit, findFit, forgetFit, recommend, saveFit } from './fit.server.ts'
import { answersToWire, fromWire } from './fit.wire.ts'
import type { FitDeps } from './fit-deps.server.ts'
import type { SavedFit } from './saved-fit.ts'

const mine: SavedFit = {
  top: { size: 'L', chest: '42', cut: 'Straight', length: 'Long' },
  bottom: { waist: '36', build: 'C', leg: '34', taper: 'Slim' },
}
const edit = { fit: mine, method: 'fit_refresh' }
const answers = { height: 180, weight: 80, age: 40, waist: '34', 'size-up': 'yes' } as const

/** A visitor of a scenario; `signIn` makes them customer 7001, with the access token 'jo'. */
async function givenVisitor(scenario: string, cookies: Record<string, string> = {}, params?: Record<string, unknown>) {
  const { backend, world, journal, ...given } = await givenScenario(scenario, params)
  const sent: { method: string; path: string; body: unknown }[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const text = await request.clone().text()
    sent.push({ method: request.method, path: new URL(request.url).pathname, body: text && JSON.parse(text) })
    return given.fetch(request)
  }
  const reports: [CatalogueCode, unknown][] = []
  const visitor = aVisitor(cookies)
  const deps: FitDeps = {
    store: 'gb',
    fit: createFitClient({ baseUrl: `${backend.origin}/fit`, apiKey: 'test', fetch }),
    openAccount: async (accessToken) =>
      createCustomerAccountClient({ baseUrl: `${backend.origin}/customer-account/gb`, accessToken, fetch }),
    visitor,
    home: 'https://shop.test/',
    report: (code, cause) => void reports.push([code, cause]),
    onLeftOut: (error) => void reports.push(['item.left-out', error]),
  }
  const calls = () =>
    journal()
      .filter((entry): entry is Extract<JournalEntry, { kind: 'request' }> => entry.kind === 'request')
      .filter(({ upstream }) => upstream === 'fit')
      .map(({ operation }) => operation)
  const signIn = () => givenDefaultCustomer(world, 'gb', { accountTokens: ['jo'] })
  return { deps, world, visitor, calls, sent, signIn, reported: () => reports.map(([code]) => code) }
}

const tokenOf7001 = { [COOKIE.fitToken]: 'fit-token-of-7001' }

test('customer init gets a token, identifies the visitor and reads the fit [FIT-11]', async () => {
  const { deps, signIn, calls, visitor, reported } = await givenVisitor('default-shop')
  await signIn()
  await deps.fit.updateFit({
    token: 'elsewhere',
    customer_id: '7001',
    method: 'fit_refresh',
    store_location: 'gb',
    shop: 'gb',
    fit: { top: { size: 'M', cut: 'Slim', length: 'Regular' }, bottom: { waist: '34', build: 'B', leg: '32' } },
  })
  expect(await fetchFit(deps, 'jo')).toMatchObject({ status: 'found', record: { fit: { bottom: { waist: '34' } } } })
  expect(calls()).toEqual(['updateFit', 'token', 'identify', 'savedFit'])
  expect(visitor.jar.get(COOKIE.fitToken)).toMatch(/^[0-9a-f]{24}$/)
  expect(reported()).toEqual([])
})

test('a stored token is used without requesting a new one [FIT-11]', async () => {
  const { deps, calls } = await givenVisitor('fit-saved', tokenOf7001)
  expect(await fetchFit(deps)).toMatchObject({ status: 'found', record: { fit: { top: { size: 'M', chest: '40' } } } })
  expect(calls()).toEqual(['identify', 'savedFit'])
})

test('a fit saved by email is found for the customer with that email', async () => {
  const { deps, signIn } = await givenVisitor('fit-mailed')
  await signIn()
  expect(await fetchFit(deps, 'jo')).toMatchObject({ status: 'found', record: { fit: { bottom: { waist: '34' } } } })
})

test('the customerId cookie alone identifies nobody', async () => {
  const { deps, calls } = await givenVisitor('fit-saved', { [COOKIE.customerId]: '7001' })
  expect(await fetchFit(deps)).toEqual({ status: 'unknown' })
  expect(calls()).not.toContain('savedFit')
})

test.each([
  ['10,000 characters', 'x'.repeat(10_000)],
  ['a space', 'a b'],
  ['a line break', 'a\nb'],
  ['letters that no token has', 'töken'],
  ['nothing', ''],
])('a fit token of %s is invalid: it is not sent, and a new one is requested [FIT-11]', async (_, value) => {
  const { deps, calls, sent, visitor, reported } = await givenVisitor('default-shop', { fit_token: value })
  expect(await forgetFit(deps)).toEqual({ status: 'done', atService: 'none' })
  expect(calls()).toEqual([])
  visitor.jar.set(COOKIE.fitToken, value)
  expect(await fetchFit(deps)).toEqual({ status: 'unknown' })
  expect(visitor.jar.get(COOKIE.fitToken)).toMatch(/^[0-9a-f]{24}$/)
  visitor.jar.set(COOKIE.fitToken, value)
  await saveFit(deps, edit)
  if (value) expect(JSON.stringify(sent)).not.toContain(JSON.stringify(value).slice(1, -1))
  expect(reported()).toEqual([])
})

/** A minimal fit service: it issues tokens, and returns the customer of a token only as it was sent. */
const minimalService = (deps: FitDeps): FitDeps => {
  let count = 0
  return {
    ...deps,
    fit: {
      ...deps.fit,
      token: async () => `token-${++count}`,
      identify: async ({ token, customer_id }) => ({ token, ...(customer_id && { customer_id }) }),
    },
  }
}

test('a token from before the sign-in is not linked to the customer, even at a minimal service [FIT-19]', async () => {
  const { deps, signIn, visitor } = await givenVisitor('default-shop', { fit_token: 'planted' })
  await signIn()
  const identifyCalls: unknown[] = []
  const minimal = minimalService(deps)
  const { identify } = minimal.fit
  minimal.fit.identify = (json) => {
    identifyCalls.push(json)
    return identify(json)
  }
  await fetchFit(minimal, 'jo')
  expect(identifyCalls).toEqual([
    { token: 'planted', store_location: 'gb' },
    {
      token: 'token-1',
      customer_id: '7001',
      email: 'jo@example.com',
      previous_token: 'planted',
      store_location: 'gb',
    },
  ])
  expect(visitor.jar.get(COOKIE.fitToken)).toBe('token-1')
})

test('a sign-in without a new token keeps the old one, linked to nobody [FIT-19]', async () => {
  const { deps, signIn, visitor, reported } = await givenVisitor('default-shop', { fit_token: 'mine' })
  await signIn()
  deps.fit.token = () => Promise.reject(new Error('no token'))
  await fetchFit(deps, 'jo')
  expect([visitor.jar.get(COOKIE.fitToken), reported()]).toEqual(['mine', ['fit.token-failed']])
  expect(await deps.fit.identify({ token: 'mine' })).toMatchObject({ customer_id: null })
})

test.each([
  ['an answer that fails', () => Promise.reject(new Error('no answer'))],
  ['a refused access token', () => Promise.resolve(null)],
] as const)(
  'with %s, the fit of the previous customer is neither read nor changed [FIT-11] [FIT-19]',
  async (_, respond) => {
    const { deps, world, visitor } = await givenVisitor('fit-saved', tokenOf7001)
    const before = structuredClone(world.fits.all())
    const openAccount = deps.openAccount
    deps.openAccount = async (accessToken) => ({ ...(await openAccount(accessToken)), customerIdentity: respond })
    expect(await fetchFit(deps, 'of another customer')).toEqual({ status: 'unknown' })
    expect(await saveFit(deps, { ...edit, accessToken: 'of another customer' })).toEqual({ inAccount: false })
    expect(world.fits.all().filter(({ customerId }) => customerId === '7001')).toEqual(before)
    expect(visitor.jar.get(COOKIE.fitToken)).not.toBe('fit-token-of-7001')
  },
)

test('a fit that is saved while Shopify does not name the customer becomes theirs [FIT-19]', async () => {
  const { deps, world, signIn } = await givenVisitor('default-shop', { [COOKIE.fitToken]: 'mine' })
  await signIn()
  const openAccount = deps.openAccount
  deps.openAccount = () => Promise.reject(new Error('no answer'))
  expect(await saveFit(deps, { ...edit, accessToken: 'jo' })).toEqual({ inAccount: false })
  deps.openAccount = openAccount
  expect(await fetchFit(deps, 'jo')).toMatchObject({ status: 'found' })
  expect(world.fits.all()).toMatchObject([{ customerId: '7001' }])
})

test('sizes of a fit that are in no list are left out and reported [FIT-11] [CTR-06]', async () => {
  const { deps, reported } = await givenVisitor('fit-saved', tokenOf7001)
  const saved = deps.fit.savedFit
  deps.fit.savedFit = async (id) => {
    const wire = await saved(id)
    return wire && { ...wire, fit: { ...wire.fit, bottom: { ...wire.fit?.bottom, taper: 'Skinny', waist: '29' } } }
  }
  const outcome = await fetchFit(deps)
  if (outcome.status !== 'found') throw new Error(outcome.status)
  expect(outcome.record.fit).toMatchObject({ bottom: { build: 'B', leg: '32' }, top: { size: 'M' } })
  expect(Object.keys(outcome.record.fit.bottom)).toEqual(['build', 'leg'])
  expect(reported()).toEqual(['item.left-out', 'item.left-out'])
})

test.each([
  ['1764000000000', '2025-11-24T16:00:00.000Z'],
  ['2026-03-02', '2026-03-02T00:00:00.000Z'],
  ['yesterday', null],
])('a fit of %s was saved at %s [CTR-06]', (updated_at, updatedAt) => {
  expect(fromWire({ fit: WIRE_FIT, updated_at, email: null }, () => {})?.updatedAt).toBe(updatedAt)
})

test('a customer without a fit is no error [ERR-02]', async () => {
  const { deps, reported } = await givenVisitor('visitor-without-fit', tokenOf7001)
  expect(await fetchFit(deps)).toEqual({ status: 'none' })
  expect(reported()).toEqual([])
})

test.each<[string, CatalogueCode[], string, string | undefined]>([
  ['fit-token-fails', ['fit.token-failed'], 'unknown', undefined],
  ['identify-fails', ['fit.identify-failed'], 'unknown', undefined],
  // The access token identifies the customer even without a fit token.
  ['fit-token-fails', ['fit.token-failed'], 'none', 'jo'],
  ['fit-service-down', ['fit.token-failed', 'fit.fetch-failed'], 'failed', 'jo'],
])('in %s, %j is reported and the fit is %s [ERR-02]', async (scenario, codes, status, accessToken) => {
  const { deps, signIn, reported, world } = await givenVisitor(scenario)
  if (accessToken && world.customers.count() === 0) await signIn()
  else
    await world.customers.updateMany((q) => q.where(() => true), {
      data: (customer) => void Object.assign(customer, { accountTokens: ['jo'] }),
    })
  expect(await fetchFit(deps, accessToken)).toEqual({ status })
  expect(reported()).toEqual(codes)
})

test('an edit is sent by PUT, Fit Finder answers by POST [FIT-10] [FIT-15]', async () => {
  const { deps, world, calls } = await givenVisitor('default-shop')
  expect(await saveFit(deps, { ...edit, method: 'fit_finder', answers, email: 'ann@example.com' })).toEqual({
    inAccount: false,
  })
  expect(world.fits.all()).toMatchObject([
    {
      customerId: null,
      email: 'ann@example.com',
      method: 'fit_finder',
      storeLocation: 'gb',
      fit: mine,
      answers: { height: 180, size_up: true },
    },
  ])
  await saveFit(deps, { ...edit, fit: { ...mine, bottom: { ...mine.bottom, waist: '38' } } })
  expect(world.fits.all()).toMatchObject([
    { email: 'ann@example.com', method: 'fit_refresh', fit: { bottom: { waist: '38' } } },
  ])
  expect(calls().filter((name) => name?.endsWith('Fit'))).toEqual(['createFit', 'updateFit'])
})

const WIRE_FIT = {
  top: { size: 'L', chest: '42', cut: 'Straight', length: 'Long' },
  bottom: { waist: '36', build: 'C', leg: '34', taper: 'Slim' },
}

test('POST and PUT carry exactly the fields of the specification [FIT-15]', async () => {
  const { deps, sent } = await givenVisitor('fit-saved', { fit_token: 'fit-token-of-7001' })
  await saveFit(deps, { ...edit, method: 'fit_finder', answers, email: 'ann@example.com' })
  await saveFit(deps, edit)
  expect(sent.filter(({ path }) => path.endsWith('/fit'))).toEqual([
    {
      method: 'POST',
      path: '/fit/2024-05/fit',
      body: {
        shop: 'gb',
        token: 'fit-token-of-7001',
        customer_id: '7001',
        email: 'ann@example.com',
        fit_finder_answers: { height: 180, weight: 80, age: 40, waist: '34', size_up: true },
        fit: WIRE_FIT,
        method: 'fit_finder',
        store_location: 'gb',
      },
    },
    {
      method: 'PUT',
      path: '/fit/2024-05/fit',
      body: {
        customer_id: '7001',
        fit: WIRE_FIT,
        method: 'fit_refresh',
        token: 'fit-token-of-7001',
        store_location: 'gb',
        shop: 'gb',
      },
    },
  ])
})

test('a saved fit is read with its date, email and status [FIT-17]', async () => {
  const { deps, world } = await givenVisitor('fit-saved', { fit_token: 'fit-token-of-7001' })
  await world.fits.updateMany((q) => q.where(() => true), {
    data: (record) => void Object.assign(record, { updatedAt: '2025-03-02T10:00:00Z', status: 'active' }),
  })
  expect(await fetchFit(deps)).toEqual({
    status: 'found',
    record: {
      fit: {
        top: { size: 'M', chest: '40', cut: 'Slim', length: 'Regular' },
        bottom: { waist: '34', build: 'B', leg: '32', taper: 'Standard' },
      },
      updatedAt: '2025-03-02T10:00:00.000Z',
      email: 'jo@example.com',
      status: 'active',
    },
  })
})

test('a customer’s fit is saved under their id', async () => {
  const { deps, world } = await givenVisitor('fit-saved', tokenOf7001)
  expect(await saveFit(deps, edit)).toEqual({ inAccount: true })
  expect(world.fits.all()).toMatchObject([{ customerId: '7001', email: 'jo@example.com', fit: mine }])
})

test('an edit equal to the saved fit is refused before any call, a Fit Finder run is not [FIT-08]', async () => {
  const saved_fit = JSON.stringify({ top: mine.top, bottom: mine.bottom })
  const { deps, calls, reported } = await givenVisitor('fit-saved', { ...tokenOf7001, saved_fit })
  await expect(saveFit(deps, edit)).rejects.toThrow('this fit is saved already: an edit must differ from it')
  expect([calls(), reported()]).toEqual([[], ['fit.save-failed']])
  await saveFit(deps, { ...edit, fit: { ...mine, bottom: { ...mine.bottom, leg: '35' } } })
  await saveFit(deps, { ...edit, answers })
  expect(calls().filter((name) => name.endsWith('Fit'))).toEqual(['updateFit', 'createFit'])
})

test('a failed save is reported and re-thrown [ERR-02]', async () => {
  const { deps, reported } = await givenVisitor('fit-save-fails')
  await expect(saveFit(deps, edit)).rejects.toMatchObject({ status: 503 })
  expect(reported()).toEqual(['fit.save-failed'])
})

test('without a token a save fails, and both failures are reported [ERR-02]', async () => {
  const { deps, reported } = await givenVisitor('fit-token-fails')
  await expect(saveFit(deps, edit)).rejects.toThrow()
  expect(reported()).toEqual(['fit.token-failed', 'fit.save-failed'])
})

test('a found fit is mailed to its owner and not returned [FIT-06]', async () => {
  const { deps, world } = await givenVisitor('fit-saved')
  expect(await findFit(deps, 'jo@example.com')).toEqual({ ok: true })
  expect(world.outbox.all()).toMatchObject([{ kind: 'fit-found', to: 'jo@example.com' }])
})

test('a mailed link gives access to the fit for a day [FIT-06]', async () => {
  const { deps, world, visitor } = await givenVisitor('fit-saved')
  await findFit(deps, 'jo@example.com')
  const link = new URL(world.outbox.findFirst()?.links[0]?.href ?? '')
  expect(link.origin).toBe('https://shop.test')
  const key = link.searchParams.get(SAVED_FIT_MODAL) ?? ''
  expect(await claimFit(deps, key)).toMatchObject({ status: 'found', record: { fit: { bottom: { waist: '34' } } } })
  // the device is now linked to the owner
  expect(visitor.jar.has(COOKIE.fitToken)).toBe(true)
  expect(await fetchFit(deps)).toMatchObject({ status: 'found' })
  expect(await claimFit(deps, 'guessed')).toEqual({ status: 'none' })
  world.clock.advance(25 * 60 * 60_000)
  expect(await claimFit(deps, key)).toEqual({ status: 'none' })
})

test('an unknown email is not found, a known one gets five mails at most [FIT-06] [OPS-04]', async () => {
  const { deps, world } = await givenVisitor('fit-saved')
  expect(await findFit(deps, 'nobody@example.com')).toEqual({ ok: false, failure: 'fit.not-found-by-email' })
  for (let times = 0; times < 5; times += 1) await findFit(deps, 'jo@example.com')
  expect(await findFit(deps, 'jo@example.com')).toEqual({ ok: false, failure: 'too-many' })
  expect(world.outbox.count()).toBe(5)
})

test.each<[string, CatalogueCode]>([
  ['fit-service-down', 'fit.fetch-failed'],
  ['fit-mail-fails', 'fit.mail-failed'],
])('in %s nothing is mailed, which is reported as %s', async (scenario, code) => {
  const { deps, reported } = await givenVisitor(scenario)
  expect(await findFit(deps, 'jo@example.com')).toEqual({ ok: false, failure: code })
  expect(reported()).toEqual([code])
})

test.each([404, 405, 501])('a found fit is not shown if the service cannot mail it (%i) [FIT-06]', async (status) => {
  const { deps, world, reported } = await givenVisitor('fit-calls-missing', {}, { status })
  expect(await findFit(deps, 'jo@example.com')).toEqual({ ok: false, failure: 'no-mail' })
  expect(await findFit(deps, 'nobody@example.com')).toEqual({ ok: false, failure: 'fit.not-found-by-email' })
  expect([world.outbox.count(), reported()]).toEqual([0, []])
})

test.each([404, 405, 501])('a service that cannot delete a fit (%i) gives the outcome no-call', async (status) => {
  const { deps, world, visitor, reported } = await givenVisitor('fit-calls-missing', tokenOf7001, { status })
  expect(await forgetFit(deps)).toEqual({ status: 'done', atService: 'no-call' })
  expect(world.fits.count()).toBe(1)
  expect([visitor.jar.has('fit_token'), reported()]).toEqual([false, []])
})

test('deleting by a token without a fit gives the outcome none', async () => {
  const { deps, visitor } = await givenVisitor('default-shop', { fit_token: 'a-new-token' })
  expect(await forgetFit(deps)).toEqual({ status: 'done', atService: 'none' })
  expect(visitor.jar.has('fit_token')).toBe(false)
})

test('deleting a fit deletes it by account and by token, then the token', async () => {
  const { deps, world, visitor } = await givenVisitor('fit-saved', tokenOf7001)
  await saveFit(deps, edit)
  expect(await forgetFit(deps)).toEqual({ status: 'done', atService: 'deleted' })
  expect([world.fits.count(), world.fitTokens.count(), visitor.jar.has(COOKIE.fitToken)]).toEqual([0, 0, false])
})

test('an anonymous visitor’s fit is deleted by its token', async () => {
  const { deps, world } = await givenVisitor('fit-saved')
  await saveFit(deps, edit)
  expect(world.fits.count()).toBe(2)
  expect(await forgetFit(deps)).toEqual({ status: 'done', atService: 'deleted' })
  expect(world.fits.all()).toMatchObject([{ customerId: '7001' }])
})

test('without a token there is nothing to delete and no call', async () => {
  const { deps, calls } = await givenVisitor('default-shop')
  expect(await forgetFit(deps)).toEqual({ status: 'done', atService: 'none' })
  expect(calls()).toEqual([])
})

test('a failed deletion keeps the fit and is reported', async () => {
  const { deps, visitor, reported } = await givenVisitor('fit-forget-fails', { [COOKIE.fitToken]: 'mine' })
  expect(await forgetFit(deps)).toEqual({ status: 'failed' })
  expect(reported()).toEqual(['fit.forget-failed'])
  expect(visitor.jar.get(COOKIE.fitToken)).toBe('mine')
})

test('an access token that Shopify refuses deletes nothing and gives the outcome token-expired [FIT-19]', async () => {
  const { deps, world, visitor } = await givenVisitor('fit-saved', tokenOf7001)
  expect(await forgetFit(deps, { accessToken: 'expired' })).toEqual({ status: 'token-expired' })
  expect([world.fits.count(), visitor.jar.has(COOKIE.fitToken)]).toEqual([1, true])
})

test('a deletion fails if the owner of the token is unknown [FIT-19]', async () => {
  const { deps, world, signIn, visitor } = await givenVisitor('fit-saved', tokenOf7001)
  await signIn()
  deps.fit.identify = () => Promise.reject(new Error('no answer'))
  expect(await forgetFit(deps, { accessToken: 'jo' })).toEqual({ status: 'failed' })
  expect([world.fits.count(), visitor.jar.has(COOKIE.fitToken)]).toEqual([1, true])
})

test('a customer in a browser with another customer’s token gets a new one, and deletes no fit of the other [FIT-19]', async () => {
  const customerIdentity = async () => ({
    id: 'gid://shopify/Customer/7002',
    emailAddress: { emailAddress: 'bo@example.com' },
  })
  const givenSecondCustomer = async () => {
    const given = await givenVisitor('fit-saved', tokenOf7001)
    const { openAccount } = given.deps
    given.deps.openAccount = async (accessToken) => ({ ...(await openAccount(accessToken)), customerIdentity })
    return given
  }
  const signedIn = await givenSecondCustomer()
  expect(await fetchFit(signedIn.deps, 'bo')).toEqual({ status: 'none' })
  expect(signedIn.visitor.jar.get(COOKIE.fitToken)).toMatch(/^[0-9a-f]{24}$/)
  const { deps, world, visitor } = await givenSecondCustomer()
  expect(await forgetFit(deps, { accessToken: 'bo' })).toEqual({ status: 'done', atService: 'none' })
  expect(world.fits.all()).toMatchObject([{ customerId: '7001' }])
  expect(visitor.jar.has(COOKIE.fitToken)).toBe(false)
})

test('a fit that the service still has after a deletion gives the outcome partly [FIT-19]', async () => {
  const { deps, signIn } = await givenVisitor('fit-saved', tokenOf7001)
  await signIn()
  const { forgetFit: forget } = deps.fit
  deps.fit.forgetFit = async (id) => {
    // deletes by token alone
    if (id === '7001' || id.includes('@')) return false
    await forget(id)
    return true
  }
  deps.fit.savedFit = async () => ({ fit: WIRE_FIT, updated_at: '2026-11-21', email: 'jo@example.com' })
  expect(await forgetFit(deps, { accessToken: 'jo' })).toEqual({ status: 'done', atService: 'partly' })
})

test('a recommendation has probabilities, and our names of answers', async () => {
  const { deps } = await givenVisitor('default-shop')
  const outcome = await recommend(deps, { ...answers, 't-shirt': 'XL', 'pair-leg': 32 })
  if (!outcome.ok) throw new Error(outcome.failure)
  const { fit, probabilities, doubts, askedFor, moved } = outcome.recommendation
  expect(fit.bottom.build).toMatch(/^[ABC]$/)
  expect(probabilities.waist?.[fit.bottom.waist ?? '']).toBeGreaterThan(0.2)
  expect([...doubts, ...askedFor, ...moved].map(({ answer }) => answer)).not.toContain('t_shirt')
})

test('a watch is sent as the number of its hole, sizing up as yes or no [FIT-02]', () => {
  expect(answersToWire({ watch: '3', 'size-up': 'yes' })).toMatchObject({ watch: 3, size_up: true })
  expect(answersToWire({ 'size-up': 'no' })).toMatchObject({ size_up: false })
  expect(answersToWire({}).watch).toBeUndefined()
})

test('a failed recommendation is reported and returned as an outcome [ERR-01]', async () => {
  const { deps, reported } = await givenVisitor('fit-service-down')
  expect(await recommend(deps, answers)).toEqual({ ok: false, failure: 'fit.recommend-failed' })
  expect(reported()).toEqual(['fit.recommend-failed'])
})
