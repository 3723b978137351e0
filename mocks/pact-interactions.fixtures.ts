import { readdirSync, readFileSync } from 'node:fs'

/** One interaction of a pact, without its matching rules. */
export type Interaction = {
  description: string
  providerStates: { name: string; params?: Record<string, unknown> }[]
  request: {
    method: string
    path: string
    query?: Record<string, string[]>
    headers?: Record<string, string[]>
    body?: { content: unknown }
  }
  response: { status: number }
}
type Pact = { provider: { name: string }; interactions: Interaction[] }

const folder = new URL('../contracts/pacts/', import.meta.url)
const pacts = readdirSync(folder).map((name): Pact => JSON.parse(readFileSync(new URL(name, folder), 'utf8')))

/** The interactions of all pacts: title, upstream and interaction. */
export const pactInteractions = pacts.flatMap(({ provider, interactions }) =>
  interactions.map(
    (interaction) => [`${provider.name}: ${interaction.description}`, provider.name, interaction] as const,
  ),
)

/** Upstreams with one base URL per region. */
const REGIONAL = new Set(['shopify', 'customer-account', 'sign-in'])

/** The base path of an upstream; that of the gb store for those that have one per region. */
export const getBasePath = (upstream: string) => (REGIONAL.has(upstream) ? `${upstream}/gb` : upstream)

/** The path below the upstream's base, with query, and the options of an interaction's request. */
export function toRequestInit({ request }: Interaction): { path: string; init: RequestInit } {
  const search = new URLSearchParams(
    Object.entries(request.query ?? {}).flatMap(([name, values]) => values.map((value) => [name, value])),
  )
  const headers = Object.entries(request.headers ?? {}).map(([name, values]): [string, string] => [
    name,
    values.join(', '),
  ])
  const content = request.body?.content
  return {
    path: `${request.path}${search.size > 0 ? `?${search}` : ''}`,
    init: {
      method: request.method,
      headers,
      ...(content !== undefined && { body: typeof content === 'string' ? content : JSON.stringify(content) }),
    },
  }
}
