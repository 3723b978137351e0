import { createTextResponse } from '../text-response.ts'
import { askImageHost, getAcceptedFormats, type ImageHost, type PictureFailure } from './ask-image-host.ts'
import { createPictureCache } from './picture-cache.ts'
import { toImageHostTarget } from './picture-target.ts'

type Shop = ImageHost & {
  now?: () => number
  /** Counts what the host is asked for; the seconds to wait beyond a client's limit, else null. */
  countUse?: (request: Request) => Promise<number | null>
  /** Called with the reason why a response of the host is no picture; not for a missing one. */
  onFailure?: (failure: PictureFailure) => void
}

/**
 * Returns a function that answers requests to the shop's picture addresses with the image host's pictures, small ones from
 * memory. An address that no page has is 404, a host that fails 502. `traceHeaders` go to the host, and nothing else that
 * the visitor sent but the formats and conditions.
 */
export function createPictureForwarder({ now, countUse = async () => null, onFailure = () => {}, ...host }: Shop) {
  const cache = createPictureCache(now)
  return async (request: Request, traceHeaders: Readonly<Record<string, string>>): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return createTextResponse(405, 'This address takes GET and HEAD.', { allow: 'GET, HEAD' })
    const target = toImageHostTarget(request.url)
    if (target === null) return createMissingResponse()
    // a simulated image host answers by the world that the baggage names
    const key = [target, ...getAcceptedFormats(request), traceHeaders.baggage].join(' ')
    const stored = cache.respond(key, request)
    if (stored) return stored
    const retryAfterS = await countUse(request)
    if (retryAfterS !== null) return createRefusal(retryAfterS)
    // a visitor who has left breaks his pictures off
    const onBreak = (failure: PictureFailure) => void (request.signal.aborted || onFailure(failure))
    const answer = await askImageHost(host, target, request, traceHeaders, onBreak)
    if (answer === 'missing') return createMissingResponse()
    if (typeof answer === 'string') onBreak(answer)
    const isWhole = answer instanceof Response && request.method === 'GET'
    const picture = isWhole ? await cache.store(key, answer) : answer
    return picture instanceof Response ? picture : createTextResponse(502, 'The picture could not be loaded.')
  }
}

const createMissingResponse = () => createTextResponse(404, 'There is no such picture.')

const createRefusal = (retryAfterS: number) =>
  createTextResponse(429, 'Too many pictures. Wait and try again.', { 'retry-after': String(retryAfterS) })
