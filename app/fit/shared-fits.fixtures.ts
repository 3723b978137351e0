import type { CustomerState } from '#app/customer/customer-init-part.tsx'
import { createCustomerFitAction, customerReducer } from '#app/customer/customer-init-part.tsx'
import { aVisitor } from '#app/visitor/visitor.fixtures.ts'
import { createCustomerAccountClient } from '#contracts/customer-account/client.ts'
import { createFitClient, type FitClient } from '#contracts/fit/client.ts'
import { COOKIE, SAVED_FIT_MODAL } from '#contracts/shop/visitor.ts'
import { getDefaultModel } from '#mocks/recommender/model.ts'
import { createApiKeys } from '#mocks/recommender/service/api-keys.ts'
import type { FitDatabase } from '#mocks/recommender/service/database/tables.ts'
import { createFitService } from '#mocks/recommender/service/fit-service.ts'
import { createFitStore } from '#mocks/recommender/service/fit-store.ts'
import type { World } from '#mocks/world/world.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { claimFit, deleteToken, fetchFit, findFit, forgetFit, saveFit } from './fit.server.ts'
import type { FitDeps } from './fit-deps.server.ts'
import type { SavedFit } from './saved-fit.ts'

/** A stored record of a fit service, in fields that both services can give. */
export type StoredFit = {
  customerId: string | null
  email: string | null
  isEmailProven: boolean
  token: string | null
  waist: string
  updatedAt: string
}

/** A fit service with a view of what it stores. */
export type ServiceUnderTest = {
  fit: FitClient
  world: World
  openAccount: FitDeps['openAccount']
  list: () => Promise<StoredFit[]>
}

/** The simulated fit service, in a world of its own. */
export async function startSimulatedService(): Promise<ServiceUnderTest> {
  const { backend, world, fetch } = await givenScenario('default-shop')
  return {
    world,
    fit: createFitClient({ baseUrl: `${backend.origin}/fit`, apiKey: 'test', fetch }),
    openAccount: async (accessToken) =>
      createCustomerAccountClient({ baseUrl: `${backend.origin}/customer-account/gb`, accessToken, fetch }),
    list: async () =>
      world.fits.all().map(({ customerId, email, isEmailProven, token, fit, updatedAt }) => ({
        updatedAt,
        customerId,
        email,
        isEmailProven,
        token,
        waist: fit.bottom.waist ?? '',
      })),
  }
}

/** The real fit service on a database, with the customers of a simulated store. */
export async function startRealService(open: () => Promise<FitDatabase>): Promise<ServiceUnderTest> {
  const { world, openAccount } = await startSimulatedService()
  const database = await open()
  const store = createFitStore(database, () => world.clock.now())
  const service = createFitService({ model: getDefaultModel(), store, keys: createApiKeys(['test']) })
  const fetch: typeof globalThis.fetch = (input, init) => service(new Request(input, init))
  return {
    world,
    openAccount,
    fit: createFitClient({ baseUrl: 'http://fit.test', apiKey: 'test', fetch }),
    list: async () => {
      const rows = await database.queries
        .selectFrom('fits')
        .select(['customer_id', 'email', 'email_proven', 'token', 'fit', 'updated_at'])
        .execute()
      return rows.map(({ customer_id, email, email_proven, token, fit, updated_at }) => ({
        updatedAt: updated_at,
        customerId: customer_id,
        email,
        isEmailProven: email_proven === 1,
        token,
        waist: String(JSON.parse(fit).bottom.waist),
      }))
    },
  }
}

/** A customer of the store with one email address. */
export type Person = { customerId: string; email: string; accessToken: string }

export async function createPerson({ world }: ServiceUnderTest, name: string, number: number): Promise<Person> {
  const person = { customerId: `${number}`, email: `${name}@example.com`, accessToken: `access-${name}` }
  await world.customers.create({
    id: `gid://shopify/Customer/${number}`,
    region: 'gb',
    firstName: name,
    lastName: 'Test',
    email: person.email,
    createdAt: world.clock.now().toISOString(),
    accountTokens: [person.accessToken],
  })
  return person
}

const aFit = (waist: string): SavedFit => ({
  top: { size: 'M', cut: 'Slim', length: 'Regular' },
  bottom: { waist, build: 'B', leg: '32' },
})

/** Opens a browser with cookies, a local fit and a session, which acts like the pages of the shop. */
export function openBrowser(service: ServiceUnderTest, cookies: Record<string, string> = {}) {
  const visitor = aVisitor(cookies)
  const reports: string[] = []
  const deps: FitDeps = {
    store: 'gb',
    fit: service.fit,
    openAccount: service.openAccount,
    visitor,
    home: 'https://shop.test/',
    report: (code) => void reports.push(code),
    onLeftOut: () => void reports.push('item.left-out'),
  }
  let local: CustomerState = { record: null, inAccount: false }
  let accessToken: string | undefined
  const store = (waist: string, email: string | null, inAccount: boolean) => {
    local = { record: { fit: aFit(waist), updatedAt: null, email, status: null }, inAccount }
  }

  /** Runs customer init, which does nothing for a visitor without account and fit. */
  async function visit() {
    if (!accessToken && !local.record) return 'stranger'
    const outcome = await fetchFit(deps, accessToken)
    local = customerReducer(local, createCustomerFitAction(outcome, local))
    return outcome.status
  }

  return {
    deps,
    reports,
    getToken: () => visitor.jar.get(COOKIE.fitToken),
    getWaist: () => local.record?.fit.bottom.waist ?? null,
    visit,
    async save(waist: string, email?: string) {
      const { inAccount } = await saveFit(deps, {
        fit: aFit(waist),
        method: 'fit_finder',
        answers: {},
        email,
        accessToken,
      })
      store(waist, email ?? null, inAccount)
    },
    /** Signs in and runs customer init. */
    signIn(person: Person) {
      accessToken = person.accessToken
      return visit()
    },
    isSignedIn: () => accessToken !== undefined,
    /** Ends the session without a sign-out: the fit token and the local fit stay. */
    endSession() {
      accessToken = undefined
    },
    /** Signs out as the account does: the token and the account's fit leave the browser. */
    signOut() {
      if (accessToken === undefined) return
      accessToken = undefined
      deleteToken(deps)
      if (local.inAccount) local = { record: null, inAccount: false }
    },
    /** Finds the fit of an address and opens the mailed link in this browser. */
    async claim(email: string) {
      const { world } = service
      await world.outbox.deleteMany((q) => q.where(() => true))
      if (!(await findFit(deps, email)).ok) return 'none'
      const link = new URL(world.outbox.findFirst((q) => q.where({ to: email }))?.links[0]?.href ?? '')
      const outcome = await claimFit(deps, link.searchParams.get(SAVED_FIT_MODAL) ?? '')
      if (outcome.status === 'found') local = { record: outcome.record, inAccount: false }
      return outcome.status
    },
    /** Deletes the fit at the service and here. */
    async forget() {
      const typedEmail = local.record?.email ?? undefined
      const outcome = await forgetFit(deps, { accessToken, typedEmail })
      if (outcome.status === 'done') local = { record: null, inAccount: false }
      return outcome.status === 'done' ? outcome.atService : outcome.status
    },
  }
}
