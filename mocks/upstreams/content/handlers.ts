import { http, type RequestHandler } from 'msw'
import type { UpstreamContext } from '../upstream.ts'
import { createAccessRefusal, getAccess } from './access.ts'
import { createContentExecutor } from './execute.ts'
import { createContentSchema } from './schema.ts'

/** The content service, modelled on Contentful: any query of its schema over the default content and a world's changes. */
export function createContentHandlers(context: UpstreamContext): RequestHandler[] {
  let execute: ReturnType<typeof createContentExecutor> | undefined
  return [
    http.post('*/content/graphql', ({ request }) => {
      const world = context.getWorld(request)
      const access = getAccess(request)
      if (!access) return createAccessRefusal(world.ids.next('request'))
      execute ??= createContentExecutor(createContentSchema())
      return execute(request, {
        access,
        origin: context.origin(),
        getEntries: (part) => world.content.getEntries(part, world.catalogue.entries[part] ?? []),
        isBare: world.responseProfile !== 'full',
      })
    }),
  ]
}
