import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Matchers, PactV3, SpecificationVersion } from '@pact-foundation/pact'

const PACTS = fileURLToPath(new URL('pacts', import.meta.url))

/** A scenario of the simulated backend, by name, and what it is told: that is what a provider state is here. */
export type State = readonly [scenario: string, params?: Record<string, string | number | boolean>]

type Text = string | Matchers.Matcher<string>

/** One thing that the storefront relies on: in a state, this request is answered so. Bodies hold matchers. */
export type Interaction = {
  given?: State
  /** What is asked for, as verification lists it; no two of one pact are the same. */
  asking: string
  request: {
    method: string
    path: string
    query?: Record<string, Text>
    headers?: Record<string, Text>
    json?: unknown
    form?: Record<string, string>
  }
  response: { status: number; json?: unknown }
}

/** The plain house: most of what the shop relies on needs nothing else. */
const HOUSE: State = ['house-stock']

/**
 * Begins the pact with one upstream afresh (pact-js adds to what it finds in the file) and answers with how an
 * interaction is added to it: by a call of our own client, which has to ask exactly so and to understand the answer.
 */
export function pactWith(provider: string) {
  // 'true' and not '1': the native library reads nothing else
  process.env.PACT_DO_NOT_TRACK = 'true'
  rmSync(`${PACTS}/storefront-${provider}.json`, { force: true })
  // the older of pact-js' two builders, writing the newer format: the newer one cannot send a form
  const pact = new PactV3({
    consumer: 'storefront',
    provider,
    dir: PACTS,
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: 'warn',
  })

  return function relyOn<Result>(
    { given: [scenario, params] = HOUSE, asking, request, response }: Interaction,
    ask: (baseUrl: string) => Promise<Result>,
  ): Promise<Result | undefined> {
    const { json, form, headers, ...line } = request
    return pact
      .given(scenario, params && { ...params })
      .uponReceiving(asking)
      .withRequest({ ...line, ...(form ? formed(form, headers) : { headers, body: json }) })
      .willRespondWith({ status: response.status, body: response.json === null ? 'null' : response.json })
      .executeTest(({ url }) => ask(url))
  }
}

const formed = (form: Record<string, string>, headers?: Record<string, Text>) => ({
  headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
  body: String(new URLSearchParams(form)),
})
