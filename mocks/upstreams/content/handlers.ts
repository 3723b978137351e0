import { http, type RequestHandler } from 'msw'
import { houseContent } from '#mocks/world/catalogue/content/content.ts'
import type { UpstreamContext } from '../upstream.ts'
import { accessOf, accessRefused } from './access.ts'
import { createContentExecutor } from './execute.ts'
import { createContentSchema } from './schema.ts'

/** The content service, after Contentful: any query of its schema over the house's entries and what this world changed. */
export function createContentHandlers(context: UpstreamContext): RequestHandler[] {
  let execute: ReturnType<typeof createContentExecutor> | undefined
  return [
    http.post('*/content/graphql', ({ request }) => {
      const world = context.worldOf(request)
      const access = accessOf(request)
      if (!access) return accessRefused(world.ids.next('request'))
      execute ??= createContentExecutor(createContentSchema())
      return execute(request, {
        access,
        origin: context.origin(),
        entriesOf: (part) => world.content.of(part, houseContent[part]),
      })
    }),
  ]
}
