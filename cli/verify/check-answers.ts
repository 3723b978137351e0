import { once } from 'node:events'
import { connect } from 'node:net'
import { UsageError } from '../usage-error.ts'

/** How long a provider may take to accept a connection. */
const CONNECT_MS = 10_000

/**
 * Throws a UsageError when nothing accepts connections at a URL, because Pact's verifier retries for minutes. Sends no
 * request, which a state's endpoint could act on.
 * @param option The option that names the URL.
 */
export async function checkAnswers(url: string, option: string): Promise<void> {
  const { protocol, hostname, port } = new URL(url)
  const socket = connect({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (protocol === 'https:' ? 443 : 80),
  })
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(CONNECT_MS) })
  } catch (cause) {
    throw new UsageError(`Nothing answers at ${url}.`, { next: `Start the provider, or check ${option}.`, cause })
  } finally {
    socket.destroy()
  }
}
