import type { Server, ServerResponse } from 'node:http'
import { type Socket, Server as TcpServer } from 'node:net'
import type { Duplex } from 'node:stream'

/** How long a new connection may take to send its first request once the server stops accepting others. */
const FIRST_REQUEST_MS = 250

export type Connections = {
  /** Stops accepting connections, finishes open requests and closes what is idle; after `limitMs` it cuts the rest. */
  close(limitMs: number): Promise<void>
  /** Whether a request of this connection is being answered. */
  hasOpenResponse(socket: Duplex): boolean
  /** Whether a part of a response has been sent, so that no other can be. */
  hasBegunResponse(socket: Duplex): boolean
}

/**
 * Knows which connections of a server have an open response. Node's own `close` also cuts connections whose response
 * is written but not yet received.
 */
export function trackConnections(server: Server): Connections {
  const openResponses = new Map<Duplex, Set<ServerResponse>>()
  let isClosingIdle = false

  server.on('connection', (socket: Socket) => {
    openResponses.set(socket, new Set())
    socket.once('close', () => openResponses.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    openResponses.get(socket)?.add(response)
    response.once('close', () => {
      openResponses.get(socket)?.delete(response)
      if (isClosingIdle) closeIfIdle(socket)
    })
  })

  const hasOpenResponse = (socket: Duplex) => (openResponses.get(socket)?.size ?? 0) > 0

  function closeIfIdle(socket: Duplex) {
    if (!hasOpenResponse(socket)) socket.end(() => socket.destroy())
  }

  function closeIdleConnections() {
    isClosingIdle = true
    for (const socket of openResponses.keys()) closeIfIdle(socket)
  }

  return {
    hasOpenResponse,
    hasBegunResponse: (socket) => [...(openResponses.get(socket) ?? [])].some(({ headersSent }) => headersSent),
    async close(limitMs) {
      // Connections that wait in the kernel's queue are accepted before its end would reset them.
      await new Promise((resolve) => setImmediate(resolve))
      // setImmediate, because a request that has arrived meanwhile is read between timers and immediates.
      const closeIdle = setTimeout(() => setImmediate(closeIdleConnections), FIRST_REQUEST_MS)
      const cutAll = setTimeout(() => server.closeAllConnections(), limitMs)
      await new Promise((resolve) => TcpServer.prototype.close.call(server, resolve))
      clearTimeout(closeIdle)
      clearTimeout(cutAll)
    },
  }
}
