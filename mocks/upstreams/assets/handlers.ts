import { getResponse, type RequestHandler } from 'msw'
import { operations } from '#contracts/assets/generated/operations.ts'
import type { operations as Operations } from '#contracts/assets/generated/types.ts'
import { getAccess } from '../content/access.ts'
import { createRestError } from '../content/rest-error.ts'
import { createRestUpstream } from '../rest-upstream.ts'
import type { UpstreamContext } from '../upstream.ts'
import { createAssetKey, isAuthorized } from './asset-keys.ts'

/**
 * Creates the handlers of asset keys and of the content service's embargoed files.
 * @param pictures Handlers of the image host, which stores the files without access control.
 */
export function createAssetsHandlers(context: UpstreamContext, pictures: RequestHandler[]): RequestHandler[] {
  const on = createRestUpstream<Operations>('assets', operations, context)
  return [
    on('createAssetKey', {
      respond({ request, json: { expiresAt }, world, reply }) {
        const requestId = world.ids.next('request')
        if (!getAccess(request)) return reply(401, createRestError('AccessTokenInvalid', requestId))
        const key = createAssetKey(world, expiresAt)
        return key ? reply(201, key) : reply(422, createRestError('ValidationFailed', requestId, TOO_FAR))
      },
      reject: ({ world, reply, problems }) =>
        reply(422, createRestError('ValidationFailed', world.ids.next('request'), { errors: problems })),
    }),

    on('file', {
      async respond({ request, path: { id }, world, reply }) {
        const asset = world.catalogue.entries.asset?.find((candidate) => candidate.id === id)
        const { pathname, searchParams } = new URL(request.url)
        const [token, policy] = [searchParams.get('token') ?? '', searchParams.get('policy') ?? '']
        if (typeof asset?.file !== 'string' || asset.url !== pathname)
          return reply(404, createRestError('NotFound', world.ids.next('request')))
        if (!isAuthorized(world, context.origin() + pathname, token, policy))
          return reply(403, createRestError('AccessDenied', world.ids.next('request')))
        const width = searchParams.get('width')
        const picture = new Request(`${context.origin()}${asset.file}${width === null ? '' : `?width=${width}`}`, {
          headers: request.headers,
        })
        return (
          (await getResponse(pictures, picture)) ?? reply(404, createRestError('NotFound', world.ids.next('request')))
        )
      },
      reject: ({ world, reply }) => reply(404, createRestError('NotFound', world.ids.next('request'))),
    }),
  ]
}

const TOO_FAR = { errors: [{ field: 'expiresAt', message: 'must be in the next 48 hours' }] }
