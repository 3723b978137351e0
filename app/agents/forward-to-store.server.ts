import { readBody } from '#contracts/read-body.ts'
import { CallRefused, RPC } from '#contracts/ucp/rpc-error.ts'

/** How long the store may take, in ms: as long as for the shop's own calls (OPS-10). */
const TIMEOUT_MS = 5_000
/** The most bytes of an answer, counted as they are read. */
const MAX_BYTES = 2 * 1024 * 1024

/** The agent's headers that the store may see: never a cookie, an address or an origin. */
const SENT_HEADERS = ['accept', 'authorization', 'content-digest', 'signature', 'signature-input', 'ucp-agent']
const RECEIVED_HEADERS = ['content-type', 'retry-after']

/** The store of a region, as the shop calls it. */
export type AgentStore = {
  /** Its base URL; the protocol's paths come after it. */
  url: string
  traceHeaders: Readonly<Record<string, string>>
  fetch?: typeof globalThis.fetch
}

/** Sends a request of an agent to the store as it is. Throws CallRefused where there is no answer. */
export async function forwardToStore(
  store: AgentStore,
  path: string,
  { headers, body }: { headers?: Headers; body?: string } = {},
): Promise<Response> {
  const sent = new Headers(store.traceHeaders)
  for (const name of SENT_HEADERS) {
    const value = headers?.get(name)
    if (value) sent.set(name, value)
  }
  if (body !== undefined) sent.set('content-type', 'application/json')
  try {
    const response = await (store.fetch ?? globalThis.fetch)(store.url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: sent,
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const bytes = await readBody(response, MAX_BYTES)
    if (!bytes) throw refuse(502, 'The answer of the store is too long. Ask for less.')
    const received = new Headers({ 'cache-control': 'no-store' })
    for (const name of RECEIVED_HEADERS) {
      const value = response.headers.get(name)
      if (value !== null) received.set(name, value)
    }
    return new Response(response.status === 202 ? null : bytes, { status: response.status, headers: received })
  } catch (cause) {
    if (cause instanceof CallRefused) throw cause
    throw cause instanceof DOMException && cause.name === 'TimeoutError'
      ? refuse(504, 'The store did not answer in time. Try again.')
      : refuse(502, 'The store could not be reached. Try again.')
  }
}

/** Whether the response is that of a store without anything for agents. */
export const hasNoTools = ({ status }: Response): boolean => status === 404 || status === 405 || status === 501

const refuse = (status: 502 | 504, content: string) =>
  new CallRefused(status, {
    code: RPC.refused,
    message: 'No answer of the store',
    data: { code: 'unavailable', content },
  })
