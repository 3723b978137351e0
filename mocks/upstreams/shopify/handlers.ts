import { randomUUID } from 'node:crypto'
import type { OperationDefinitionNode } from 'graphql'
import { HttpResponse, http, type RequestHandler } from 'msw'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { BUYER_ADDRESS_HEADER } from '#contracts/shopify/headers.ts'
import { getCurrency, listLocales } from '../../world/catalogue/markets.ts'
import { translateCatalogue } from '../../world/catalogue/translate-catalogue.ts'
import { getStoreSettings } from '../../world/store-settings.ts'
import { toStoreWorld } from '../../world/withdrawn.ts'
import { withCatalogue } from '../../world/world.ts'
import { findRegion } from '../find-region.ts'
import { readGraphqlRequest } from '../graphql-request.ts'
import { getStoreUrls } from '../store-urls.ts'
import type { UpstreamContext } from '../upstream.ts'
import { getAccess } from './api/access.ts'
import { MAX_TOKENLESS_COST } from './api/complexity.ts'
import { createVersions } from './api/documents.ts'
import { executeRequest } from './api/execute.ts'
import { renderGraphiqlPage } from './api/graphiql.ts'
import { throttleRequest } from './api/throttle.ts'
import type { ShopifyContext } from './context.ts'
import { getShopifySchema } from './schema.ts'
import type { SearchWarning } from './search-syntax.ts'
import { findRequestedCountry, findRequestedLocale, refuseCompany, resolveContext } from './shop/request-context.ts'
import { createUnknownVersion, findServedVersion, SHOP_VERSION } from './version.ts'

const getVersion = createVersions(getShopifySchema)

/** The last segment of the API's URL: Shopify answers both, and its Buy SDK asks without `.json`. */
const ENDPOINTS = ['graphql.json', 'graphql']

/** The Storefront API of the three stores. Executes any query that is valid against the contract. */
export function createShopifyHandlers(upstream: UpstreamContext): RequestHandler[] {
  async function respond(
    request: Request,
    region: RegionCode | undefined,
    requestedVersion: string,
    /** That of a store that shows all fields to everyone. */
    openAccess?: 'token',
  ) {
    if (!region) return createNotFound()
    const world = upstream.getWorld(request)
    const version = findServedVersion(requestedVersion, { world, region })
    if (!version) return createUnknownVersion(requestedVersion, { world, region })
    const settings = getStoreSettings(world, region)
    const access = openAccess ?? getAccess(request.headers, settings)
    if (access === 'refused') return createForbidden()
    const overflow = throttleRequest(world, region, request.headers.get(BUYER_ADDRESS_HEADER))
    if (overflow)
      return overflow === 'rejected' ? createRejection() : toGraphqlResponse({ errors: [THROTTLED] }, version)
    const graphqlRequest = await readGraphqlRequest(request)
    if (!graphqlRequest)
      return HttpResponse.json({ errors: { query: 'Required parameter missing or invalid' } }, { status: 400 })

    const [origin, storefront, isTokenless] = [upstream.origin(), upstream.storefront(region), access === 'tokenless']
    const urls = getStoreUrls(request, origin, region, upstream.imageHost)
    const visitor = { request: request.headers, response: new Headers() }
    const searchWarnings: SearchWarning[] = []
    const createContext = (operation?: OperationDefinitionNode): ShopifyContext => {
      if (operation) refuseCompany(operation, graphqlRequest.variables)
      const country = operation ? findRequestedCountry(operation, graphqlRequest.variables, { world, region }) : null
      const currency = getCurrency(world.catalogue, region, country)
      const locale = operation
        ? findRequestedLocale(operation, graphqlRequest.variables, { world, region })
        : listLocales(world.catalogue, null)[0]
      return {
        world: withCatalogue(toStoreWorld(world, region), translateCatalogue(world.catalogue, locale)),
        locale,
        version,
        region,
        country,
        currency,
        origin,
        urls,
        storefront,
        isTokenless,
        searchWarnings,
        visitor,
      }
    }
    const { result, operation, cost } = await executeRequest(
      graphqlRequest,
      getVersion(version),
      createContext,
      isTokenless ? MAX_TOKENLESS_COST : (settings.maxCost ?? undefined),
    )
    const inContext = operation?.directives?.length
      ? resolveContext(operation, graphqlRequest.variables, { world, region })
      : undefined
    const extensions = {
      ...(inContext && { context: inContext }),
      ...(searchWarnings.length > 0 && { search: searchWarnings }),
      // Shopify tells the cost where it limits it.
      ...(isTokenless && cost !== undefined && { cost: { requestedQueryCost: cost } }),
    }
    const hasExtensions = Object.keys(extensions).length > 0
    return toGraphqlResponse(hasExtensions ? { ...result, extensions } : result, version, visitor.response)
  }

  return [
    ...ENDPOINTS.flatMap((endpoint) => [
      http.post(`*/shopify/:region/api/:version/${endpoint}`, ({ request, params }) =>
        respond(request, findRegion(params.region), String(params.version)),
      ),
      // Hydrogen sends no token to a domain with mock.shop in it, whose store shows all fields to everyone.
      http.post(`*/shopify/:region/mock.shop/api/:version/${endpoint}`, ({ request, params }) =>
        respond(request, findRegion(params.region), String(params.version), 'token'),
      ),
      // Without a version, Shopify responds with the oldest one that it supports.
      http.post(`*/shopify/:region/api/${endpoint}`, ({ request, params }) =>
        respond(request, findRegion(params.region), SHOP_VERSION),
      ),
    ]),
    // Older Hydrogen leaves the version of mock.shop out, too.
    http.post('*/shopify/:region/mock.shop/api', ({ request, params }) =>
      respond(request, findRegion(params.region), SHOP_VERSION, 'token'),
    ),
    http.get('*/shopify/:region/graphiql', ({ request, params }) => {
      const region = findRegion(params.region)
      const { searchParams } = new URL(request.url)
      const version = searchParams.get('version') ?? SHOP_VERSION
      if (region && !findServedVersion(version, undefined)) return createUnknownVersion(version)
      return region ? renderGraphiqlPage(region, version, searchParams.get('variables')) : createNotFound()
    }),
  ]
}

function toGraphqlResponse(result: object, version: string, headers = new Headers()): Response {
  headers.set('content-type', 'application/json; charset=utf-8')
  headers.set('x-shopify-api-version', version)
  headers.set('x-request-id', randomUUID())
  return new Response(JSON.stringify(result), { headers })
}

const createNotFound = () => HttpResponse.json({ errors: 'Not Found' }, { status: 404 })

/** Shopify's response to an invalid token: status 403 and a body like a GraphQL error. */
const createForbidden = () =>
  HttpResponse.json({ errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] }, { status: 403 })

const THROTTLED = { message: 'Throttled', extensions: { code: 'THROTTLED' } }

/** "Shopify Security Rejection": Shopify's status for suspected bots. */
const createRejection = () =>
  new Response('', { status: 430, statusText: 'Shopify Security Rejection', headers: { 'retry-after': '1' } })
