import { createYoga } from 'graphql-yoga'
import { HttpResponse, http, type RequestHandler } from 'msw'
import { REGION_CODES } from '#contracts/regions.ts'
import type { UpstreamContext } from '../upstream.ts'
import type { ShopifyContext } from './context.ts'
import { shopifySchema } from './schema.ts'
import { versionFor } from './version.ts'

/** Either lets a client in: the public token of a browser, or the private one of a server. */
const TOKEN_HEADERS = ['x-shopify-storefront-access-token', 'shopify-storefront-private-token']

/**
 * The Storefront API of our three stores. Any query that is valid against the contract is executed, whoever's it is;
 * what is not simulated answers with an error that names it.
 */
export function createShopifyHandlers(upstream: UpstreamContext): RequestHandler[] {
  const yoga = createYoga<ShopifyContext>({
    schema: shopifySchema(),
    graphqlEndpoint: '*',
    // a client of a simulation is a developer: what went wrong is for them to read
    maskedErrors: false,
    logging: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    fetchAPI: globalThis,
  })

  return [
    http.post('*/shopify/:region/api/:version/graphql.json', async ({ request, params }) => {
      const region = REGION_CODES.find((code) => code === params.region)
      const version = versionFor(String(params.version))
      if (!region || !version) return HttpResponse.json({ errors: 'Not Found' }, { status: 404 })
      if (!TOKEN_HEADERS.some((header) => request.headers.get(header))) return unauthorised()

      const response = await yoga.fetch(request, {
        world: upstream.worldOf(request),
        region,
        origin: upstream.origin(),
        storefront: upstream.storefront(),
      })
      response.headers.set('X-Shopify-API-Version', version)
      return response
    }),
  ]
}

/** As Shopify answers: an HTTP status that no GraphQL error has, and a body that looks like one. */
function unauthorised() {
  const message = `The request needs a storefront access token in its ${TOKEN_HEADERS[0]} header.`
  return HttpResponse.json({ errors: [{ message, extensions: { code: 'UNAUTHORIZED' } }] }, { status: 403 })
}
