import { randomUUID } from 'node:crypto'
import { HttpResponse, http, type RequestHandler } from 'msw'
import type { RegionCode } from '#contracts/regions.ts'
import { findRegion } from '../find-region.ts'
import { readGraphqlRequest } from '../graphql-request.ts'
import type { UpstreamContext } from '../upstream.ts'
import { getAccess } from './api/access.ts'
import { executeRequest } from './api/execute.ts'
import { renderGraphiqlPage } from './api/graphiql.ts'
import { throttleRequest } from './api/throttle.ts'
import { findServedVersion } from './version.ts'

/** The Storefront API of the three stores. Executes any query that is valid against the contract. */
export function createShopifyHandlers(upstream: UpstreamContext): RequestHandler[] {
  async function respond(request: Request, region: RegionCode | undefined, version: string | null) {
    if (!region || !version) return createNotFound()
    const access = getAccess(request.headers)
    if (access === 'refused') return createForbidden()
    const world = upstream.getWorld(request)
    const overflow = throttleRequest(world, region)
    if (overflow)
      return overflow === 'rejected' ? createRejection() : toGraphqlResponse({ errors: [THROTTLED] }, version)
    const graphqlRequest = await readGraphqlRequest(request)
    if (!graphqlRequest)
      return HttpResponse.json({ errors: { query: 'Required parameter missing or invalid' } }, { status: 400 })

    const [origin, storefront, isTokenless] = [upstream.origin(), upstream.storefront(), access === 'tokenless']
    return toGraphqlResponse(
      await executeRequest(graphqlRequest, { world, region, origin, storefront, isTokenless }),
      version,
    )
  }

  return [
    http.post('*/shopify/:region/api/:version/graphql.json', ({ request, params }) =>
      respond(request, findRegion(params.region), findServedVersion(String(params.version))),
    ),
    // Without a version, Shopify responds with the oldest one that it supports.
    http.post('*/shopify/:region/api/graphql.json', ({ request, params }) =>
      respond(request, findRegion(params.region), findServedVersion('unstable')),
    ),
    http.get('*/shopify/:region/graphiql', ({ params }) => {
      const region = findRegion(params.region)
      return region ? renderGraphiqlPage(region) : createNotFound()
    }),
  ]
}

function toGraphqlResponse(result: object, version: string): Response {
  return new Response(JSON.stringify(result), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'x-shopify-api-version': version,
      'x-request-id': randomUUID(),
    },
  })
}

const createNotFound = () => HttpResponse.json({ errors: 'Not Found' }, { status: 404 })

/** Shopify's response to an invalid token: status 403 and a body like a GraphQL error. */
const createForbidden = () =>
  HttpResponse.json({ errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] }, { status: 403 })

const THROTTLED = { message: 'Throttled', extensions: { code: 'THROTTLED' } }

/** "Shopify Security Rejection": Shopify's status for suspected bots. */
const createRejection = () =>
  new Response('', { status: 430, statusText: 'Shopify Security Rejection', headers: { 'retry-after': '1' } })
