import type { Exchange } from '../../world/exchange.ts'
import type { RequestEntry } from '../../world/journal.ts'
import { parseGraphqlBody } from './graphql-body.ts'
import { formatQuery } from './message-body.ts'

/** The call in the GraphiQL page of its store and version; undefined for one that is no query of a store. */
export function toGraphiqlLink({ path }: RequestEntry, { request }: Exchange, origin: string): string | undefined {
  const [, region, version] = /^\/shopify\/(\w+)\/api\/([\w-]+)\/graphql\.json/.exec(path) ?? []
  const call = parseGraphqlBody(request.body)
  if (!region || !version || !call) return undefined
  const url = new URL(`/shopify/${region}/graphiql`, origin)
  url.searchParams.set('version', version)
  url.searchParams.set('query', formatQuery(call.query))
  if (call.variables) url.searchParams.set('variables', JSON.stringify(call.variables))
  return url.href
}
