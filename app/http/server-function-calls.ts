import { notFound } from '@tanstack/react-router'
import { createMiddleware } from '@tanstack/react-start'
import { getRequest, setResponseStatus } from '@tanstack/react-start/server'
import { UNKNOWN_FUNCTION } from '#app/page/call-server.ts'
import { isRecord } from '#contracts/is-record.ts'
import { logRefusal } from './log.ts'
import { createTextResponse } from './plain-responses.ts'

/** Where Start serves server functions. */
export const SERVER_FUNCTIONS = '/_serverFn/'

const isServerFunctionCall = (request: Request) => new URL(request.url).pathname.startsWith(SERVER_FUNCTIONS)

/**
 * The response to a malformed server function call, for which Start would send 500 and log a stack; undefined for a well-formed
 * call. Rejects if the body is too large.
 */
export async function findCallProblem(request: Request): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url)
  const id = pathname.slice(SERVER_FUNCTIONS.length)
  // `constructor` and the like are properties of every object.
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
  if (problem) {
    logRefusal(request, 'malformed-call')
    return problem
  }
  try {
    return await next()
  } catch (error) {
    const isUnknown = error instanceof Error && error.message.startsWith('Server function info not found')
    if (isUnknown) return createTextResponse(UNKNOWN_FUNCTION, 'This release has no such server function.')
    throw error
  }
})

/**
 * Function middleware for input that a server function's validator refuses, which is the client's mistake: the call gets
 * status 400, and a page counts as missing.
 */
export const refuseInvalidInput = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  try {
    return await next()
  } catch (error) {
    if (!isValidationError(error)) throw error
    if (!isServerFunctionCall(getRequest())) throw notFound()
    logRefusal(getRequest(), 'invalid-input')
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

/** Deeper than anything that the shop sends. */
const MAX_DEPTH = 32

/** Node types of seroval, in which Start encodes what a call sends. */
const [NUMBER, STRING, CONSTANT, REFERENCE, ARRAY, OBJECT, BARE_OBJECT] = [0, 1, 2, 4, 9, 10, 11]
/** The constants are null, undefined, true, false, -0, the infinities and NaN. */
const LAST_CONSTANT = 7

/**
 * Whether a text encodes plain data: objects, lists, texts, numbers and constants. The shop's calls send nothing else, so
 * malformed text is refused, as are errors, maps, streams and other values of the format.
 */
export function isPlainPayload(text: string): boolean {
  try {
    const payload: unknown = JSON.parse(text)
    return isRecord(payload) && typeof payload.f === 'number' && isList(payload.m) && isPlainNode(payload.t, 0)
  } catch {
    return false
  }
}

function isPlainNode(node: unknown, depth: number): boolean {
  if (!isRecord(node) || depth > MAX_DEPTH) return false
  const isPlainList = (nodes: unknown) => isList(nodes) && nodes.every((child) => isPlainNode(child, depth + 1))
  switch (node.t) {
    case NUMBER:
      return typeof node.s === 'number'
    case STRING:
      return typeof node.s === 'string'
    case CONSTANT:
      return Number.isInteger(node.s) && Number(node.s) >= 0 && Number(node.s) <= LAST_CONSTANT
    case REFERENCE:
      return typeof node.i === 'number'
    case ARRAY:
      return typeof node.i === 'number' && isPlainList(node.a)
    case OBJECT:
    case BARE_OBJECT: {
      const { i, p: properties } = node
      if (typeof i !== 'number' || !isRecord(properties)) return false
      const { k: keys, v: values } = properties
      return (
        isList(keys) && keys.every(isText) && isPlainList(values) && isList(values) && values.length === keys.length
      )
    }
    default:
      return false
  }
}
const isList = (value: unknown): value is unknown[] => Array.isArray(value)
const isText = (value: unknown) => typeof value === 'string'
