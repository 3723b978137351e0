import type { RpcError } from './2026-08-25/generated/types.ts'

/** The statuses of calls that are not processed. */
type RpcStatus = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 424 | 429 | 502 | 503 | 504
type RpcFailure = RpcError['error']
/** The id that links a response to its call; null where the call has none that can be read. */
export type RpcId = RpcError['id']

/** A call that is not processed, thrown to end it: JSON-RPC's error with the status of HTTP, which is the primary signal. */
export class CallRefused extends Error {
  readonly status: RpcStatus
  readonly failure: RpcFailure

  constructor(status: RpcStatus, failure: RpcFailure) {
    super(failure.message)
    this.status = status
    this.failure = failure
  }
}

/** The codes of JSON-RPC, and those of the protocol: for a discovery that failed, and for any other refusal. */
export const RPC = {
  parse: -32700,
  request: -32600,
  method: -32601,
  params: -32602,
  refused: -32000,
  discovery: -32001,
} as const

/** The refusal of a call whose arguments break the contract. */
export const refuseArguments = (content: string): CallRefused =>
  new CallRefused(400, { code: RPC.params, message: 'Invalid params', data: { code: 'invalid_params', content } })
