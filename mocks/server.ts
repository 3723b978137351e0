import type { RequestListener } from 'node:http'
import { REGION_CODES, type RegionCode } from '#contracts/shop/regions.ts'
import { isAllowedHost } from './allowed-hosts.ts'
import { handleExchange, type ServedBackend, sendError, sendFailure } from './http-exchange.ts'
import { type Certificate, createWebServer, type WebServer } from './https/create-server.ts'

/** The port is in use; the CLI suggests another. */
export class PortTaken extends Error {
  readonly port: number

  constructor(port: number) {
    super(`Port ${port} is taken`)
    this.name = 'PortTaken'
    this.port = port
  }
}

export type ServerOptions = {
  /** 4010 by default; 0 takes a free one. */
  port?: number
  /** Where it listens, 127.0.0.1 by default. */
  host?: string
  /** Further host names that it is served as. */
  hostNames?: readonly string[]
  /** A further port for each store that has one, at whose root the store is. */
  storePorts?: Partial<Record<RegionCode, number>>
  /** With it, every port takes https besides http. */
  certificate?: Certificate
}

export type Server = {
  /** Such as http://localhost:4010. */
  origin: string
  port: number
  /** The origins of the stores with a port of their own. */
  stores: Partial<Record<RegionCode, string>>
  close(): Promise<void>
}

/** How long `close` waits for open responses. */
const GRACE_MS = 1_000

/**
 * Serves a simulated backend over HTTP. Rejects with PortTaken. Refuses requests to other hosts than this machine's, its
 * own, its stores' and its storefronts'.
 */
export async function serve(
  backend: ServedBackend,
  { port = 4010, host = '127.0.0.1', hostNames = [], storePorts = {}, certificate }: ServerOptions = {},
): Promise<Server> {
  const names = [host, ...hostNames, ...backend.storeHosts, ...backend.storefronts.map((url) => new URL(url).hostname)]
  const servers: WebServer[] = []
  const open = async (requestedPort: number, store?: RegionCode) => {
    const server = createListener(backend, names, certificate, store)
    const actualPort = await listen(server, requestedPort, host)
    servers.push(server)
    return { port: actualPort, origin: `${certificate ? 'https' : 'http'}://localhost:${actualPort}` }
  }
  const close = async () => void (await Promise.all(servers.map(closeServer)))

  try {
    const main = await open(port)
    backend.origin = main.origin
    const stores: Server['stores'] = {}
    for (const region of REGION_CODES) {
      const storePort = storePorts[region]
      if (storePort !== undefined) stores[region] = (await open(storePort, region)).origin
    }
    return { ...main, stores, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** @param store The store at the root of the port, if it is a store's. */
function createListener(
  backend: ServedBackend,
  names: readonly string[],
  certificate: Certificate | undefined,
  store: RegionCode | undefined,
): WebServer {
  const isOwnHost = (requestedHost: string) => isAllowedHost(requestedHost, names)
  const onRequest: RequestListener = (incoming, outgoing) => {
    const requestedHost = incoming.headers.host ?? 'localhost'
    if (!isOwnHost(requestedHost)) {
      const advice = `Use ${backend.origin}, or start it with that host in --host or --storefront.`
      sendError(outgoing, 421, `The simulated backend does not serve the host "${requestedHost}". ${advice}`)
      return
    }
    handleExchange(backend, incoming, outgoing, store).catch((error: unknown) => {
      // by name, because after a reload the class is another version's
      if (error instanceof Error && error.name === 'ConnectionDropped') server.reset(incoming.socket)
      else sendFailure(outgoing, error)
    })
  }
  const server = createWebServer(onRequest, certificate, isOwnHost)
  return server
}

/** The port that it listens on. */
function listen(server: WebServer, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new PortTaken(port)
          : new Error(`It cannot listen on port ${port} of ${host} (${error.code})`, { cause: error }),
      ),
    )
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

function closeServer(server: WebServer): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref()
  })
}
