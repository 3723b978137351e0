import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands between the verifier, which only says that a state failed, and whoever sets it up, who says why. */
export type States = {
  /** Where the verifier asks for states. */
  url: string
  /** Why a state could not be set up, by its name. */
  refusals: ReadonlyMap<string, string>
  close(): Promise<void>
}

/** Passes on what the verifier asks of states, and keeps what was said to those that failed. */
export async function relayStates(to: string): Promise<States> {
  const refusals = new Map<string, string>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const answer = await fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(
      (cause) => Response.json({ error: `Nobody sets up states at ${to}: ${cause}` }, { status: 400 }),
    )
    const text = await answer.text()
    if (!answer.ok) refusals.set(String(parsed(body).state), reasonIn(text))
    // the verifier asks again and again for what answers 5xx, and looks hung
    response.writeHead(answer.ok ? 200 : 400, { 'content-type': 'application/json' })
    response.end(answer.ok ? text || '{}' : text)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    refusals,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** What a refusal says, with the name that may have been meant. */
function reasonIn(text: string): string {
  const { error, nearest } = parsed(text)
  if (typeof error !== 'string') return text.slice(0, 300)
  return typeof nearest === 'string' ? `${error} Did you mean ${nearest}?` : error
}

function parsed(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
