import { isRecord } from '#contracts/is-record.ts'
import { UsageError } from '../usage-error.ts'

/** Where tools are called, and what to say where nobody answers or a call is refused. */
type Endpoint = {
  /** Who answers, such as 'store'. */
  name: string
  url: string
  /** The address of the agent's profile. */
  profile: string
  headers: Readonly<Record<string, string>>
  absent: { message: string; next: string }
  /** The next step after a refusal. */
  refused: string
}

/** Sends the call of a tool, and returns what it answers. A refusal becomes a UsageError. */
export async function sendCall(
  { name, url, profile, headers, absent, refused }: Endpoint,
  tool: string,
  args: object,
): Promise<unknown> {
  const meta = { 'ucp-agent': { profile }, 'idempotency-key': crypto.randomUUID() }
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: tool, arguments: { meta, ...args } },
    }),
  }).catch((cause: unknown) => {
    throw new UsageError(absent.message, { next: absent.next, cause })
  })
  const body: unknown = await response.json().catch(() => undefined)
  const { result, error } = isRecord(body) ? body : {}
  if (isRecord(result)) return result.structuredContent
  const data = isRecord(error) && isRecord(error.data) ? error.data : {}
  const reason = typeof data.content === 'string' ? data.content : `it answered ${response.status}.`
  throw new UsageError(`The ${name} refuses ${tool}: ${reason}`, { next: refused })
}
