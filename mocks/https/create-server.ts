import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { createServer as createTcpServer, type Socket } from 'node:net'

/** A certificate and its private key, in PEM format. */
export type Certificate = { cert: string; key: string }

/** Longer than clients keep a connection, so that none is reused while it closes. In milliseconds. */
const KEEP_ALIVE_MS = 75_000
/** The first byte of a TLS connection: a handshake record (RFC 8446, 5.1). */
const TLS_HANDSHAKE = 0x16

export type WebServer = {
  listen(port: number, host: string, onListening: () => void): unknown
  once(event: 'error', onError: (error: NodeJS.ErrnoException) => void): unknown
  address(): ReturnType<Server['address']>
  close(onClosed: () => void): unknown
  /** Closes connections without a request. */
  closeIdleConnections(): void
  closeAllConnections(): void
  /** Drops a connection with a TCP reset, also below TLS. */
  reset(socket: Socket): void
}

/**
 * A server for http; with a certificate it takes http and https on the same port, and is a proxy (CONNECT) for its own
 * host names, so that clients reach it by names that lead elsewhere.
 */
export function createWebServer(
  listener: RequestListener,
  certificate: Certificate | undefined,
  isOwnHost: (host: string) => boolean,
): WebServer {
  if (certificate) return createDualServer(listener, certificate, isOwnHost)
  const server = createHttpServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener)
  return Object.assign(server, { reset: (socket: Socket) => void socket.resetAndDestroy() })
}

/** Hands each connection to the server of its protocol, which the first byte tells. */
function createDualServer(
  listener: RequestListener,
  { cert, key }: Certificate,
  isOwnHost: (host: string) => boolean,
): WebServer {
  /** The TCP connections by their remote ends, with the number of their open requests. */
  const connections = new Map<string, { socket: Socket; requests: number }>()
  const countRequests: RequestListener = (incoming, outgoing) => {
    const connection = connections.get(getRemoteEnd(incoming.socket))
    if (connection) {
      connection.requests += 1
      outgoing.once('close', () => {
        connection.requests -= 1
      })
    }
    listener(incoming, outgoing)
  }
  const http = createHttpServer({ keepAliveTimeout: KEEP_ALIVE_MS }, countRequests)
  const https = createHttpsServer({ keepAliveTimeout: KEEP_ALIVE_MS, cert, key }, countRequests)

  const server = createTcpServer({ noDelay: true }, (socket) => {
    const remoteEnd = getRemoteEnd(socket)
    connections.set(remoteEnd, { socket, requests: 0 })
    socket.once('close', () => connections.delete(remoteEnd))
    socket.on('error', () => socket.destroy())
    handOver(socket)
  })
  const handOver = (socket: Socket) =>
    socket.once('readable', () => {
      const first: Buffer | null = socket.read(1)
      if (!first) return
      socket.unshift(first)
      const inner = first[0] === TLS_HANDSHAKE ? https : http
      inner.emit('connection', socket)
    })
  // RFC 9110, 9.3.6: the tunnel ends here, whatever the port.
  http.on('connect', ({ url = '' }, socket: Socket, head: Buffer) => {
    if (!isOwnHost(url)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n')
      return
    }
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
    if (head.length > 0) socket.unshift(head)
    handOver(socket)
  })
  const closeConnections = (isIncluded: (requests: number) => boolean) => {
    for (const { socket, requests } of connections.values()) if (isIncluded(requests)) socket.destroy()
  }
  return Object.assign(server, {
    closeIdleConnections: () => closeConnections((requests) => requests === 0),
    closeAllConnections: () => closeConnections(() => true),
    reset: (socket: Socket) => void connections.get(getRemoteEnd(socket))?.socket.resetAndDestroy(),
  })
}

const getRemoteEnd = ({ remoteAddress, remotePort }: Socket) => `${remoteAddress} ${remotePort}`
