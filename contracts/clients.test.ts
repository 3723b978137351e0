import fc, { type Arbitrary } from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryBody } from './arbitrary-json.fixtures.ts'
import { removeFields } from './assumed.ts'
import { CLIENT_CALLS } from './client-calls.ts'
import { changeField, listRequiredFields } from './given-fields.fixtures.ts'
import { isSuccess } from './http.ts'
import { findAssumed, listResponses, UPSTREAMS } from './operations.ts'
import { type ResponseSchema, readResponseSchemas } from './response-schemas.fixtures.ts'
import { tryClients } from './try-clients.ts'

/** Operations that no client calls: a browser navigates there, or another SDK calls them. */
const WITHOUT_CLIENT = [
  'sign-in authorize',
  'sign-in logout',
  'assets file',
  'reports envelope',
  // for other shops
  'sign-in authorizeByForm',
  'sign-in logoutByForm',
  'sign-in revoke',
  'sign-in userInfo',
  'sign-in userInfoByForm',
  'sign-in authorizationServerMetadata',
]

const responses = UPSTREAMS.flatMap(readResponseSchemas).map((response) => ({
  ...response,
  calls: CLIENT_CALLS[response.upstream]?.[response.operation] ?? [],
  assumed: findAssumed(response.upstream),
}))
type Response = (typeof responses)[number]

const titled = (subset: readonly Response[]) =>
  subset.map((response) => [`${response.upstream} ${response.operation} ${response.status}`, response] as const)
const successes = titled(responses.filter(({ status, calls }) => isSuccess(status) && calls.length > 0))
const refusals = titled(responses.filter(({ status, calls }) => status >= 400 && calls.length > 0))

/** How each client call takes a response: 'accepted', or the kind of its error with its detail. */
async function callAll({ upstream, operation }: Response, status: number, body: string | null): Promise<string[]> {
  const outcomes = await tryClients(upstream, operation, { status, body })
  return outcomes.map(({ kind, detail }) => (kind === 'accepted' ? kind : `${kind}: ${detail}`))
}

/**
 * Bodies whose answer means success to the client: reviews say it in the body (spec 7), and a payload of GraphQL is null
 * only beside errors.
 */
function isSuccessfulBody({ upstream, operation }: ResponseSchema, body: unknown): boolean {
  const { status, response, data } = Object(body)
  if (upstream === 'reviews') return status?.code === 200 && response !== undefined
  return data?.[operation] !== null || MAY_FIND_NOTHING.includes(operation)
}
const MAY_FIND_NOTHING = ['cart', 'customer', 'asset', 'productRecommendations']

const arbitrarySuccess = (response: Response) =>
  arbitraryBody(response)
    .map((body) => (response.upstream === 'reviews' ? { ...Object(body), status: { code: 200 } } : body))
    .filter((body) => isSuccessfulBody(response, body))

/** Another success than the described one, where the operation has no exact status. */
const arbitraryStatus = ({ operation, status }: Response): Arbitrary<number> =>
  operation === 'outOfStock' ? fc.constant(status) : fc.integer({ min: 200, max: 299 })

const removeAssumed = ({ assumed, operation, status }: Response, body: unknown) =>
  removeFields(body, assumed?.fields[operation]?.[status] ?? [])
const isAssumedBody = ({ assumed, operation, status }: Response) =>
  assumed?.bodies[operation]?.includes(status) ?? false
const isAssumedField = ({ assumed, operation, status }: Response, steps: readonly string[]) =>
  (assumed?.fields[operation]?.[status] ?? []).some((path) =>
    path
      .split('/')
      .slice(1)
      .every((step, index) => index < steps.length && (step === '*' || step === steps[index])),
  )

/** The specification gives the meaning of these bodies, and no field that must be there. */
const REQUIRING_NOTHING = [
  'backend mailingList 200',
  'backend newsletter 200',
  'backend validatePhone 200',
  'fit savedFit 200',
  'fit claimFit 200',
  'fit recommend 200',
]

/** No body may follow these statuses. */
const withBody = (status: number, body: unknown) => (status === 204 || status === 205 ? null : JSON.stringify(body))
/** Answers per call and property. */
const RUNS = { numRuns: 6 }

test('every operation that a client calls is tried [CTR-06]', () => {
  const operations = UPSTREAMS.flatMap((upstream) => listResponses(upstream).map(([name]) => `${upstream} ${name}`))
  const called = Object.entries(CLIENT_CALLS).flatMap(([upstream, calls]) =>
    Object.keys(calls).map((operation) => `${upstream} ${operation}`),
  )
  expect([...new Set(operations)].filter((name) => !called.includes(name)).sort()).toEqual(WITHOUT_CLIENT.toSorted())
  expect(Object.values(CLIENT_CALLS).flatMap(Object.values).flat().length).toBeGreaterThanOrEqual(66)
})

test.each(successes)('%s: given fields alone are enough, in any order [CTR-06]', async (_, response) => {
  await fc.assert(
    fc.asyncProperty(arbitrarySuccess(response), arbitraryStatus(response), async (body, status) => {
      removeAssumed(response, body)
      // a success without a body is one where nothing of it is read
      if (withBody(status, body) === null && !isAssumedBody(response)) return
      const outcomes = await callAll(response, status, withBody(status, body))
      expect(new Set(outcomes)).toEqual(new Set(['accepted']))
    }),
    RUNS,
  )
})

test.each(successes.filter(([, response]) => isAssumedBody(response)))(
  '%s: an assumed body may be empty or anything else [CTR-06]',
  async (_, response) => {
    for (const body of [null, '', '\n', '<html>', 'OK', '7', '{"other":1}', '[]', '\u0000'])
      expect(await callAll(response, response.status, body)).toEqual(response.calls.map(() => 'accepted'))
  },
)

test.each(successes)('%s: an assumed field of a wrong type counts as not sent [CTR-06]', async (_, response) => {
  const paths = response.assumed?.fields[response.operation]?.[response.status] ?? []
  await fc.assert(
    fc.asyncProperty(arbitrarySuccess(response), async (body) => {
      for (const path of paths) {
        for (const value of [null, 7, 'seven', true, {}, [[]], undefined]) {
          const steps = path
            .split('/')
            .slice(1)
            .map((step) => (step === '*' ? '0' : step))
          const outcomes = await callAll(response, response.status, JSON.stringify(changeField(body, steps, value)))
          expect(new Set(outcomes), `${path}: ${value}`).toEqual(new Set(['accepted']))
        }
      }
    }),
    { numRuns: 2 },
  )
})

test.each(successes.filter(([, response]) => response.schema && !isAssumedBody(response)))(
  '%s: a given field that is missing or wrong is a typed error with its place [CTR-03] [CTR-06]',
  async (title, response) => {
    let refusals = 0
    await fc.assert(
      fc.asyncProperty(arbitrarySuccess(response), async (body) => {
        for (const { steps, wrongValue } of listRequiredFields(response, body)) {
          if (isAssumedField(response, steps)) continue
          const changes = [undefined, ...(wrongValue === undefined ? [] : [wrongValue])]
          for (const value of changes) {
            const changed = JSON.stringify(changeField(body, steps, value))
            for (const outcome of await callAll(response, response.status, changed)) {
              // one of several items is left out
              expect(outcome, `${steps.join('/')}: ${value}`).toMatch(/^(?:off-contract|left out): /)
              refusals++
            }
          }
        }
      }),
      // enough for a list that is not empty
      { numRuns: 15 },
    )
    expect(refusals > 0).toBe(!REQUIRING_NOTHING.includes(title))
  },
)

test.each(refusals)('%s: a refusal is data or a typed error, whatever its body [CTR-03]', async (_, response) => {
  for (const body of ['', '<html>', '"no"', '{"other":1}', '[]', '{"error":7,"code":"?","missing":[7]}'])
    for (const outcome of await callAll(response, response.status, body))
      expect(outcome).toMatch(/^(accepted|status: )/)
  await fc.assert(
    fc.asyncProperty(arbitraryBody(response), async (body) => {
      for (const outcome of await callAll(response, response.status, JSON.stringify(body)))
        expect(outcome).toMatch(/^(accepted|status: )/)
    }),
    { numRuns: 2 },
  )
})

const assumedCalls = titled(
  responses.filter(
    ({ assumed, operation, status, calls }) =>
      isSuccess(status) && calls.length > 0 && assumed?.operations.includes(operation),
  ),
)
test.each(assumedCalls)('%s: a provider without the call is no crash [CTR-06]', async (_, response) => {
  for (const status of [404, 405, 501])
    for (const outcome of await callAll(response, status, '')) expect(outcome).toMatch(/^(accepted|status: )/)
})
