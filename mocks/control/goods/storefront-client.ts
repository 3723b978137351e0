import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { PRIVATE_TOKEN_HEADER, PUBLIC_TOKEN_HEADER } from '#contracts/shopify/headers.ts'

/** A store that cannot be read; the message says why and what to do. */
class StoreUnreadable extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'StoreUnreadable'
  }
}

export type StoreAddress = {
  /** The store's base URL: `https://shop.example`, or a store of a simulated backend like http://localhost:4010/shopify/gb. */
  from: string
  /** A Storefront API access token, public or private. */
  token: string
  apiVersion: string
  fetch?: typeof globalThis.fetch
  /** The pause before a repeated request, in milliseconds; doubles each time. */
  retryMs?: number
}

/** Executes a query and returns its data in the expected shape. */
export type Query = <Schema extends z.ZodType>(
  schema: Schema,
  document: string,
  variables?: Record<string, unknown>,
) => Promise<z.output<Schema>>

/** How often a throttled or failed request is repeated. */
const RETRIES = 5
/** Shopify: too many requests, suspected bots, and failures that pass. */
const RETRIED_STATUSES = new Set([429, 430, 500, 502, 503, 504])

const graphqlResponse = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        path: z.array(z.union([z.string(), z.number()])).optional(),
        extensions: z.object({ code: z.string().optional() }).optional(),
      }),
    )
    .optional(),
})
type GraphqlError = NonNullable<z.output<typeof graphqlResponse>['errors']>[number]

/**
 * Creates a client of a Storefront API. It repeats throttled requests, and goes on without a field that the token may not
 * read if the schema allows null there.
 * @param note Called with what had to be left out.
 */
export function createStorefrontClient(address: StoreAddress, note: (message: string) => void): Query {
  const url = `${address.from.replace(/\/$/, '')}/api/${address.apiVersion}/graphql.json`

  async function send(query: string, variables: Record<string, unknown>) {
    for (let attempt = 0; ; attempt += 1) {
      const response = await post(url, address, { query, variables })
      const isLast = attempt === RETRIES
      if (RETRIED_STATUSES.has(response.status) && !isLast) await pause(attempt)
      else {
        const body = await readBody(response, url)
        if (!body.errors?.some(isThrottled) || isLast) return body
        await pause(attempt)
      }
    }
  }
  const pause = (attempt: number) => wait((address.retryMs ?? 1_000) * 2 ** attempt)

  return async (schema, document, variables = {}) => {
    const { data, errors = [] } = await send(document, variables)
    const result = schema.safeParse(data)
    for (const { message } of errors) note(message)
    if (result.success) return result.data
    const [issue] = result.error.issues
    throw new StoreUnreadable(
      errors.length > 0
        ? `The store answered: ${describeErrors(errors)}`
        : `The store's answer is not what the Storefront API describes: ${issue?.path.join('.')}: ${issue?.message}`,
    )
  }
}

const isThrottled = ({ extensions }: GraphqlError) => extensions?.code === 'THROTTLED'

/** Errors in words, each once; a denied field says which access scope is missing. */
const describeErrors = (errors: readonly GraphqlError[]) =>
  [...new Set(errors.map(({ message }) => message))].join('; ')

async function post(url: string, { token, fetch = globalThis.fetch }: StoreAddress, body: object): Promise<Response> {
  const header = token.startsWith('shpat_') ? PRIVATE_TOKEN_HEADER : PUBLIC_TOKEN_HEADER
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [header]: token },
      body: JSON.stringify(body),
    })
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    throw new StoreUnreadable(`There is no answer from ${url} (${cause}). Is the address right?`)
  }
}

async function readBody(response: Response, url: string): Promise<z.output<typeof graphqlResponse>> {
  if (response.status === 401 || response.status === 403)
    throw new StoreUnreadable(
      `The store refused the token (${response.status}). Use a Storefront API access token of it.`,
    )
  const body = graphqlResponse.safeParse(await response.json().catch(() => null))
  if (body.success && response.ok) return body.data
  throw new StoreUnreadable(
    `${url} answered ${response.status}. Expected a Storefront API: is it the store's address, without a path?`,
  )
}
