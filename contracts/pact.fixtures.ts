import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { HTTPResponseStatusClass, Matchers, PactV3, SpecificationVersion } from '@pact-foundation/pact'
import { isSuccess } from './http.ts'

const PACTS = fileURLToPath(new URL('pacts', import.meta.url))

/** A provider state: the name of a scenario and its parameters. */
export type State = readonly [scenario: string, params?: Record<string, string | number | boolean | null>]

type Text = string | Matchers.Matcher<string>

/** A request in a state with its expected response. Bodies hold matchers. */
export type Interaction = {
  given?: State
  /** As verification lists it; unique within a pact. */
  description: string
  request: {
    method: string
    path: string
    query?: Record<string, Text>
    headers?: Record<string, Text>
    json?: unknown
    form?: Record<string, string>
  }
  /** Every success fulfils the expectation of one, unless the status is exact. Without `json` any body does. */
  response: { status: number; isExact?: boolean; json?: unknown }
}

/** The default data. */
const DEFAULT_STATE: State = ['default-shop']

/**
 * Starts an empty pact with an upstream (pact-js would append to the file) and returns a function that adds interactions.
 * Each one is proven by a call of our client: it must send this request and accept the response.
 */
export function createPact(provider: string) {
  // the native library accepts 'true' only, not '1'
  process.env.PACT_DO_NOT_TRACK = 'true'
  rmSync(`${PACTS}/storefront-${provider}.json`, { force: true })
  // PactV3 with specification V4: pact-js' newer builder cannot send a form
  const pact = new PactV3({
    consumer: 'storefront',
    provider,
    dir: PACTS,
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: 'warn',
  })

  return function addInteraction<Result>(
    { given: [scenario, params] = DEFAULT_STATE, description: asking, request, response }: Interaction,
    call: (baseUrl: string) => Promise<Result>,
  ): Promise<Result | undefined> {
    const { json, form, headers, ...line } = request
    return pact
      .given(scenario, params && { ...params })
      .uponReceiving(asking)
      .withRequest({ ...line, ...(form ? toFormRequest(form, headers) : { headers, body: json }) })
      .willRespondWith({ status: toStatus(response), body: response.json === null ? 'null' : response.json })
      .executeTest(({ url }) => call(url))
  }
}

const toStatus = ({ status, isExact }: Interaction['response']) =>
  isSuccess(status) && !isExact ? Matchers.matchStatus(status, HTTPResponseStatusClass.Success) : status

const toFormRequest = (form: Record<string, string>, headers?: Record<string, Text>) => ({
  headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
  body: String(new URLSearchParams(form)),
})
