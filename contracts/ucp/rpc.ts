import { isRecord } from '../is-record.ts'
import type { RpcError, RpcRequest, RpcResult } from './2026-08-25/generated/types.ts'
import { CallRefused, RPC, type RpcId } from './rpc-error.ts'

/** The longest body of a call, in characters. */
const MAX_LENGTH = 256 * 1024

/** Reads a JSON-RPC message; throws what it is refused with. */
export async function readMessage(request: Request): Promise<RpcRequest> {
  if (!request.headers.get('content-type')?.includes('json'))
    throw new CallRefused(400, { code: RPC.request, message: 'Send application/json' })
  const text = await request.text()
  if (text.length > MAX_LENGTH) throw new CallRefused(413, { code: RPC.request, message: 'The request is too large' })
  const message = parse(text)
  if (!isRecord(message) || message.jsonrpc !== '2.0' || typeof message.method !== 'string')
    throw new CallRefused(400, { code: RPC.request, message: 'Invalid request: one JSON-RPC 2.0 message is expected' })
  const { method, params } = message
  const id = readId(message.id)
  return { jsonrpc: '2.0', method, ...(id !== undefined && { id }), ...(isRecord(params) && { params }) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CallRefused(400, { code: RPC.parse, message: 'Parse error: the body is not JSON' })
  }
}

/** The id of a message; undefined for a notification, which has none. Of another type it could not be answered. */
function readId(id: unknown): RpcId | undefined {
  if (typeof id === 'string' || typeof id === 'number' || id === null || id === undefined) return id
  throw new CallRefused(400, { code: RPC.request, message: 'Invalid request: an id is a string or a number' })
}

/** The response to a message that has a result. */
export function toResult(id: RpcId, result: object): Response {
  const body: RpcResult = { jsonrpc: '2.0', id, result: { ...result } }
  return Response.json(body, { headers: HEADERS })
}

/** The response to a message that was refused. */
export function toRefusal(id: RpcId, { status, failure }: CallRefused): Response {
  const body: RpcError = { jsonrpc: '2.0', id, error: failure }
  const wait = failure.data?.retry_after
  return Response.json(body, {
    status,
    headers: { ...HEADERS, ...(wait !== undefined && { 'retry-after': String(wait) }) },
  })
}

const HEADERS = { 'cache-control': 'no-store' }
