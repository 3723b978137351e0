import { randomUUID } from 'node:crypto'
import { execute } from 'graphql'
import { HttpResponse, http, type RequestHandler } from 'msw'
import type { RegionCode } from '#contracts/regions.ts'
import { findRegion } from '../find-region.ts'
import { createDocumentCache } from '../graphql-documents.ts'
import { readGraphqlRequest } from '../graphql-request.ts'
import { findServedVersion } from '../shopify/version.ts'
import type { UpstreamContext } from '../upstream.ts'
import { findAuthorizedCustomer } from './access.ts'
import type { AccountContext } from './context.ts'
import { getAccountSchema } from './schema.ts'

const prepareDocument = createDocumentCache(getAccountSchema)

/** The Customer Account API of the three stores. Executes any query that is valid against the contract. */
export function createCustomerAccountHandlers(upstream: UpstreamContext): RequestHandler[] {
  async function respond(request: Request, region: RegionCode | undefined, version: string | null) {
    if (!region || !version) return HttpResponse.json({ errors: 'Not Found' }, { status: 404 })
    const world = upstream.getWorld(request)
    const customer = findAuthorizedCustomer(world, region, request.headers)
    if (!customer) return createUnauthorized()
    const graphqlRequest = await readGraphqlRequest(request)
    if (!graphqlRequest)
      return HttpResponse.json({ errors: { query: 'Required parameter missing or invalid' } }, { status: 400 })

    const [origin, storefront] = [upstream.origin(), upstream.storefront()]
    const contextValue: AccountContext = { world, region, origin, storefront, customerId: customer.id }
    const { query, variables, operationName } = graphqlRequest
    const prepared = prepareDocument(query)
    const result =
      'errors' in prepared
        ? prepared
        : await execute({
            schema: getAccountSchema(),
            document: prepared.document,
            contextValue,
            variableValues: variables,
            operationName,
          })
    return HttpResponse.json(result, {
      headers: { 'x-shopify-api-version': version, 'x-request-id': randomUUID(), 'cache-control': 'no-store' },
    })
  }

  return [
    http.post('*/customer-account/:region/customer/api/:version/graphql', ({ request, params }) =>
      respond(request, findRegion(params.region), findServedVersion(String(params.version))),
    ),
  ]
}

/** The response to a token that is missing, unknown, expired or for another API. The body is assumed. */
const createUnauthorized = () =>
  HttpResponse.json(
    { errors: [{ message: 'Unauthorized', extensions: { code: 'UNAUTHORIZED' } }] },
    { status: 401, headers: { 'cache-control': 'no-store' } },
  )
