import { CLIENT_CALLS } from './client-calls.ts'
import { UpstreamError } from './http.ts'
import { noRetry } from './retry.ts'

/**
 * How a client takes a response: its call returns, returns without what breaks the contract, throws the typed error of a kind,
 * or crashes with any other error.
 */
export type CallOutcome = { kind: 'accepted' | 'left out' | UpstreamError['kind'] | 'crash'; detail: string }

/** Gives every client call of an operation this response, and returns how each takes it; none without a client. */
export function tryClients(
  upstream: string,
  operation: string,
  { status, body }: { status: number; body: string | null },
): Promise<CallOutcome[]> {
  const http = {
    baseUrl: 'http://upstream.test',
    fetch: async () => new Response(body, { status }),
    retry: noRetry,
  }
  const calls = CLIENT_CALLS[upstream]?.[operation] ?? []
  return Promise.all(
    calls.map(async (call): Promise<CallOutcome> => {
      const leftOut: string[] = []
      try {
        await call({ ...http, onLeftOut: ({ detail }) => leftOut.push(detail) })
        return leftOut[0] === undefined ? { kind: 'accepted', detail: '' } : { kind: 'left out', detail: leftOut[0] }
      } catch (error) {
        return error instanceof UpstreamError ? error : { kind: 'crash', detail: String(error) }
      }
    }),
  )
}
