import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Connections } from './connections.ts'

/** How long a client may take, in milliseconds. */
export type Timeouts = {
  /** For the headers of a request. */
  headersMs: number
  /** For a whole request with its body. */
  requestMs: number
  /** Without reading anything of a response that waits for it. */
  stalledMs: number
  /** How often the first two are checked. */
  checkMs: number
}

/** Enough for a form over a bad mobile network; a client that needs longer occupies a connection on purpose. */
export const TIMEOUTS: Timeouts = { headersMs: 15_000, requestMs: 30_000, stalledMs: 30_000, checkMs: 5_000 }

/** Cuts connections on which nothing has happened for too long, unless the app is still working on the response. */
export function cutStalledConnections(server: Server, connections: Connections, { stalledMs }: Timeouts): void {
  server.setTimeout(stalledMs, (socket: Socket) => {
    const isAppWorking = connections.hasOpenResponse(socket) && socket.writableLength === 0
    if (!isAppWorking) socket.destroy()
  })
}
