import { randomUUID } from 'node:crypto'
import { HttpResponse, http, type RequestHandler } from 'msw'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { getCurrency, listLocales } from '../../world/catalogue/markets.ts'
import { findRegion } from '../find-region.ts'
import { readGraphqlRequest } from '../graphql-request.ts'
import { createVersions } from '../shopify/api/documents.ts'
import { executeRequest } from '../shopify/api/execute.ts'
import type { SearchWarning } from '../shopify/search-syntax.ts'
import { createUnknownVersion, findServedVersion } from '../shopify/version.ts'
import { getStoreUrls } from '../store-urls.ts'
import type { UpstreamContext } from '../upstream.ts'
import { findAuthorizedCustomer } from './access.ts'
import type { AccountContext } from './context.ts'
import { getAccountSchema } from './schema.ts'

const getVersion = createVersions(getAccountSchema)

/** The Customer Account API of the three stores. Executes any query that is valid against the contract. */
export function createCustomerAccountHandlers(upstream: UpstreamContext): RequestHandler[] {
  async function respond(request: Request, region: RegionCode | undefined, requestedVersion: string) {
    if (!region) return HttpResponse.json({ errors: 'Not Found' }, { status: 404 })
    const world = upstream.getWorld(request)
    const version = findServedVersion(requestedVersion, { world, region })
    if (!version) return createUnknownVersion(requestedVersion)
    const customer = findAuthorizedCustomer(world, region, request.headers)
    if (!customer) return createUnauthorized()
    const graphqlRequest = await readGraphqlRequest(request)
    if (!graphqlRequest)
      return HttpResponse.json({ errors: { query: 'Required parameter missing or invalid' } }, { status: 400 })

    const [origin, storefront] = [upstream.origin(), upstream.storefront(region)]
    const urls = getStoreUrls(request, origin, region, upstream.imageHost)
    const currency = getCurrency(world.catalogue, region, null)
    const searchWarnings: SearchWarning[] = []
    const [locale] = listLocales(world.catalogue, null)
    const place = { locale, searchWarnings, world, version, region, country: null, currency, origin, urls, storefront }
    const createContext = (): AccountContext => ({ ...place, customerId: customer.id })
    const { result } = await executeRequest(graphqlRequest, getVersion(version), createContext)
    const extensions = searchWarnings.length > 0 && { extensions: { search: searchWarnings } }
    return HttpResponse.json(
      { ...result, ...extensions },
      {
        headers: { 'x-shopify-api-version': version, 'x-request-id': randomUUID(), 'cache-control': 'no-store' },
      },
    )
  }

  return [
    http.post('*/customer-account/:region/customer/api/:version/graphql', ({ request, params }) =>
      respond(request, findRegion(params.region), String(params.version)),
    ),
  ]
}

/** The response to a token that is missing, unknown, expired or for another API. The body is assumed. */
const createUnauthorized = () =>
  HttpResponse.json(
    { errors: [{ message: 'Unauthorized', extensions: { code: 'UNAUTHORIZED' } }] },
    { status: 401, headers: { 'cache-control': 'no-store', 'www-authenticate': 'Bearer error="invalid_token"' } },
  )
