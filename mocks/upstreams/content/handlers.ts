import { createYoga } from 'graphql-yoga'
import { http, type RequestHandler } from 'msw'
import { houseContent } from '../../world/house-stock/content/content.ts'
import type { UpstreamContext } from '../upstream.ts'
import { accessOf, accessRefused } from './access.ts'
import { type ContentContext, createContentSchema } from './schema.ts'

/** The content service, after Contentful: any query of its schema over the house's entries and what this world changed. */
export function createContentHandlers(context: UpstreamContext): RequestHandler[] {
  const yoga = createYoga<ContentContext>({
    schema: createContentSchema(),
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
    http.post('*/content/graphql', ({ request }) => {
      const world = context.worldOf(request)
      const access = accessOf(request)
      if (!access) return accessRefused(world.ids.next('request'))
      return yoga.fetch(request, {
        access,
        origin: context.origin(),
        entriesOf: (part) => world.content.of(part, houseContent[part]),
      })
    }),
  ]
}
