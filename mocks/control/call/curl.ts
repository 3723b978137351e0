import type { Exchange } from '../../world/exchange.ts'
import type { RequestEntry } from '../../world/journal.ts'

/** Headers that curl or the connection sets. */
const OWN_HEADERS = new Set(['host', 'connection', 'content-length', 'accept-encoding', 'transfer-encoding'])

/** A call as a curl command. Secrets in it are hidden, as they are in the journal. */
export function toCurl({ method, path }: RequestEntry, { request }: Exchange, origin: string): string {
  const headers = Object.entries(request.headers).filter(([name]) => !OWN_HEADERS.has(name))
  const body = request.body?.text
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quote(origin + path)}`,
    ...headers.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${quote(body)}`]),
  ].join(' \\\n  ')
}

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
