import { http, type RequestHandler } from 'msw'
import { defaultContent } from '../../world/catalogue/content/content.ts'
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
      const { content } = world.catalogue
      return execute(request, {
        access,
        origin: context.origin(),
        // the schema is this shop's own, so a goods file has entries of it only if it says so
        getEntries: (part) =>
          world.content.getEntries(
            part,
            content?.entries[part] ?? (content?.extendsDefault === false ? [] : defaultContent[part]),
          ),
        isBare: world.responseProfile !== 'full',
      })
    }),
  ]
}
