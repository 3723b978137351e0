import { getResponse, type RequestHandler } from 'msw'

/**
 * The response of the first handler that answers a request; undefined if none does. A HEAD gets the head of what a GET
 * gets, as HTTP requires.
 */
export async function answer(handlers: RequestHandler[], request: Request): Promise<Response | undefined> {
  if (request.method !== 'HEAD') return getResponse(handlers, request)
  const read = await getResponse(handlers, new Request(request, { method: 'GET' }))
  if (!read) return undefined
  await read.body?.cancel()
  const { status, statusText, headers } = read
  return new Response(null, { status, statusText, headers })
}
