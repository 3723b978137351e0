import { createTextResponse } from '../text-response.ts'
import { askImageHost, getAcceptedFormats, type ImageHost } from './ask-image-host.ts'
import { createPictureCache } from './picture-cache.ts'
import { toImageHostTarget } from './picture-target.ts'

/**
 * Returns a function that answers requests to the shop's picture addresses with the image host's pictures, small ones from
 * memory. An address that no page has is 404, a host that fails 502. `traceHeaders` go to the host, and nothing else that
 * the visitor sent but the formats and conditions.
 */
export function createPictureForwarder(host: ImageHost & { now?: () => number }) {
  const cache = createPictureCache(host.now)
  return async (request: Request, traceHeaders: Readonly<Record<string, string>>): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return createTextResponse(405, 'This address takes GET and HEAD.', { allow: 'GET, HEAD' })
    const target = toImageHostTarget(request.url)
    if (target === null) return createMissingResponse()
    // a simulated image host answers by the world that the baggage names
    const key = [target, ...getAcceptedFormats(request), traceHeaders.baggage].join(' ')
    const stored = cache.respond(key, request)
    if (stored) return stored
    const answer = await askImageHost(host, target, request, traceHeaders)
    const picture = answer instanceof Response && request.method === 'GET' ? await cache.store(key, answer) : answer
    if (picture instanceof Response) return picture
    return picture === 'missing' ? createMissingResponse() : createTextResponse(502, 'The picture could not be loaded.')
  }
}

const createMissingResponse = () => createTextResponse(404, 'There is no such picture.')
