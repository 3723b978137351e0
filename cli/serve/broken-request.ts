import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** Statuses by the codes of Node's errors; a request that is no HTTP gets 400. */
const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
  HPE_INVALID_METHOD: 501,
}

/** Whether the client left before its request was complete. */
export const isClientGone = ({ code }: NodeJS.ErrnoException): boolean =>
  code === 'ECONNRESET' || code === 'HPE_INVALID_EOF_STATE'

/** The status for a request that Node could not read. */
export const getBrokenRequestStatus = ({ code = '' }: NodeJS.ErrnoException): number => STATUSES[code] ?? 400

/** Sends a response to a request that Node could not read, for which it makes no ServerResponse; closes the connection. */
export function sendToBrokenRequest(socket: Duplex, status: number, headers: Readonly<Record<string, string>>): void {
  const reason = STATUS_CODES[status]
  const body = `${reason}\n`
  const allHeaders = { ...headers, 'content-length': String(body.length), connection: 'close' }
  const lines = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy())
}
