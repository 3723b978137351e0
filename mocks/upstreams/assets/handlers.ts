import { getResponse, type RequestHandler } from 'msw'
import { operations } from '#contracts/assets/generated/operations.ts'
import type { operations as Operations } from '#contracts/assets/generated/types.ts'
import { embargoed } from '#mocks/world/catalogue/content/assets.ts'
import { accessOf } from '../content/access.ts'
import { restError } from '../content/rest-error.ts'
import { createRestUpstream } from '../rest-upstream.ts'
import type { UpstreamContext } from '../upstream.ts'
import { assetKey, opens } from './asset-keys.ts'

/**
 * Keys for the content service's embargoed files, and the files themselves.
 * @param pictures The image host, where the files lie: it gives them to this service without asking who is there.
 */
export function createAssetsHandlers(context: UpstreamContext, pictures: RequestHandler[]): RequestHandler[] {
  const on = createRestUpstream<Operations>('assets', operations, context)
  return [
    on('createAssetKey', {
      answer({ request, json: { expiresAt }, world, reply }) {
        const requestId = world.ids.next('request')
        if (!accessOf(request)) return reply(401, restError('AccessTokenInvalid', requestId))
        const key = assetKey(world, expiresAt)
        return key ? reply(201, key) : reply(422, restError('ValidationFailed', requestId, TOO_FAR))
      },
      refuse: ({ world, reply, wrongs }) =>
        reply(422, restError('ValidationFailed', world.ids.next('request'), { errors: wrongs })),
    }),

    on('file', {
      async answer({ request, path: { id }, world, reply }) {
        const asset = embargoed.find((each) => each.id === id)
        const { pathname, searchParams } = new URL(request.url)
        const [token, policy] = [searchParams.get('token') ?? '', searchParams.get('policy') ?? '']
        if (asset?.url !== pathname) return reply(404, restError('NotFound', world.ids.next('request')))
        if (!opens(world, context.origin() + pathname, token, policy))
          return reply(403, restError('AccessDenied', world.ids.next('request')))
        const picture = new Request(context.origin() + asset.file, { headers: request.headers })
        return (await getResponse(pictures, picture)) ?? reply(404, restError('NotFound', world.ids.next('request')))
      },
      refuse: ({ world, reply }) => reply(404, restError('NotFound', world.ids.next('request'))),
    }),
  ]
}

const TOO_FAR = { errors: [{ part: 'expiresAt', why: 'must be in the next 48 hours' }] }
