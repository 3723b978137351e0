import { notFound } from '@tanstack/react-router'
import { createMiddleware } from '@tanstack/react-start'
import { getRequest, setResponseStatus } from '@tanstack/react-start/server'
import { isPlainPayload } from './plain-payload.ts'
import { createTextResponse } from './text-response.ts'

/** Where Start serves server functions. */
export const SERVER_FUNCTIONS = '/_serverFn/'

const isServerFunctionCall = (request: Request) => new URL(request.url).pathname.startsWith(SERVER_FUNCTIONS)

/**
 * The problem of a server function call that Start could only answer with 500 and a stack in the log; undefined for a
 * well-formed call. Rejects if the body is too large.
 */
export async function findCallProblem(request: Request): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url)
  const id = pathname.slice(SERVER_FUNCTIONS.length)
  // names like `constructor` are found in any object
  if (!/^[\w-]+$/.test(id) || id in Object.prototype) return createUnknownFunctionResponse()
  if (request.method === 'GET') {
    const payload = searchParams.get('payload')
    return payload === null || isPlainPayload(payload) ? undefined : createMalformedResponse()
  }
  if (request.method !== 'POST' || request.body === null) return undefined
  const text = await request.clone().text()
  if (text === '') return undefined
  if (!request.headers.get('content-type')?.startsWith('application/json'))
    return createTextResponse(415, 'Server functions take JSON.')
  return isPlainPayload(text) ? undefined : createMalformedResponse()
}

const createUnknownFunctionResponse = () => createTextResponse(404, 'There is no such server function.')
const createMalformedResponse = () => createTextResponse(400, 'The payload of this call is malformed.')

/** Request middleware: refuses malformed calls of server functions, and calls of functions that a release has removed. */
export const refuseMalformedCalls = createMiddleware().server(async ({ request, next }) => {
  if (!isServerFunctionCall(request)) return next()
  const problem = await findCallProblem(request)
  if (problem) return problem
  try {
    return await next()
  } catch (error) {
    const isUnknown = error instanceof Error && error.message.startsWith('Server function info not found')
    if (isUnknown) return createUnknownFunctionResponse()
    throw error
  }
})

/**
 * Function middleware: input that a server function's validator refuses is the client's mistake. A call gets status 400;
 * for a page it is an address that does not exist.
 */
export const refuseInvalidInput = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  try {
    return await next()
  } catch (error) {
    if (!isValidationError(error)) throw error
    if (!isServerFunctionCall(getRequest())) throw notFound()
    setResponseStatus(400)
    throw new Error('The input of this call is not valid.')
  }
})

/** Start throws the issues that a validator found as the JSON text of an error. */
function isValidationError(error: unknown): boolean {
  if (!(error instanceof Error) || !error.message.startsWith('[')) return false
  try {
    const issues: unknown = JSON.parse(error.message)
    return Array.isArray(issues) && issues.every((issue) => typeof issue?.message === 'string')
  } catch {
    return false
  }
}
