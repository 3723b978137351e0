import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server between the verifier and the provider's state setup. It records why a state failed; the verifier does not. */
type StateRelay = {
  /** Where the verifier sets up states. */
  url: string
  /** Why states could not be set up, by their names. */
  failures: ReadonlyMap<string, string>
  close(): Promise<void>
}

/** Starts a relay to a state setup URL. */
export async function startStateRelay(setupUrl: string): Promise<StateRelay> {
  const failures = new Map<string, string>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const setup = await fetch(setupUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    }).catch((cause) =>
      Response.json({ error: `The state setup at ${setupUrl} does not answer: ${cause}` }, { status: 400 }),
    )
    const text = await setup.text()
    if (!setup.ok) failures.set(String(parseObject(body).state), parseReason(text))
    // Never 5xx: the verifier would retry for minutes.
    response.writeHead(setup.ok ? 200 : 400, { 'content-type': 'application/json' })
    response.end(setup.ok ? text || '{}' : text)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    failures,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The error in a response body, with the suggested name. */
function parseReason(text: string): string {
  const { error, nearest } = parseObject(text)
  if (typeof error !== 'string') return text.slice(0, 300)
  return typeof nearest === 'string' ? `${error} Did you mean ${nearest}?` : error
}

function parseObject(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
