import { randomUUID } from 'node:crypto'
import { HttpResponse, http, type RequestHandler } from 'msw'
import { REGION_CODES, type RegionCode } from '#contracts/regions.ts'
import type { UpstreamContext } from '../upstream.ts'
import { accessOf } from './api/access.ts'
import { executeRequest } from './api/execute.ts'
import { graphiqlPage } from './api/graphiql.ts'
import { readRequest } from './api/read-request.ts'
import { throttle } from './api/throttle.ts'
import { versionFor } from './version.ts'

/**
 * The Storefront API of our three stores. Any query that is valid against the contract is executed, whoever's it is;
 * what is not simulated answers with an error that names it.
 */
export function createShopifyHandlers(upstream: UpstreamContext): RequestHandler[] {
  /** One call: is there such a store and version, may this client ask, is the store too busy, what does it say. */
  async function answer(request: Request, region: RegionCode | undefined, version: string | null) {
    if (!region || !version) return HttpResponse.json({ errors: 'Not Found' }, { status: 404 })
    const access = accessOf(request.headers)
    if (access === 'refused') return refused()
    const world = upstream.worldOf(request)
    const overflow = throttle(world, region)
    if (overflow) return overflow === 'rejected' ? rejected() : graphql({ errors: [THROTTLED] }, version)
    const read = await readRequest(request)
    if (!read) return HttpResponse.json({ errors: { query: 'Required parameter missing or invalid' } }, { status: 400 })

    const [origin, storefront] = [upstream.origin(), upstream.storefront()]
    return graphql(
      await executeRequest(read, { world, region, origin, storefront, tokenless: access === 'tokenless' }),
      version,
    )
  }

  return [
    http.post('*/shopify/:region/api/:version/graphql.json', ({ request, params }) =>
      answer(request, regionOf(params.region), versionFor(String(params.version))),
    ),
    // an address without a version is the oldest supported one's
    http.post('*/shopify/:region/api/graphql.json', ({ request, params }) =>
      answer(request, regionOf(params.region), versionFor('unstable')),
    ),
    http.get('*/shopify/:region/graphiql', ({ params }) => {
      const region = regionOf(params.region)
      return region ? graphiqlPage(region) : HttpResponse.json({ errors: 'Not Found' }, { status: 404 })
    }),
  ]
}

const regionOf = (value: unknown) => REGION_CODES.find((code) => code === value)

function graphql(result: object, version: string): Response {
  return new Response(JSON.stringify(result), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'x-shopify-api-version': version,
      'x-request-id': randomUUID(),
    },
  })
}

/** As Shopify answers: an HTTP status that no GraphQL error has, and a body that looks like one. */
const refused = () =>
  HttpResponse.json({ errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] }, { status: 403 })

const THROTTLED = { message: 'Throttled', extensions: { code: 'THROTTLED' } }

/** "Shopify Security Rejection": the status that Shopify keeps for clients it takes for bots. */
const rejected = () =>
  new Response('', { status: 430, statusText: 'Shopify Security Rejection', headers: { 'retry-after': '1' } })
