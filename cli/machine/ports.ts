import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { UsageError } from '../usage-error.ts'

/** The port of the simulated backend, unless another is given. */
export const BACKEND_PORT = 4010

/** Throws a UsageError if the shop and its backend are to have the same port. */
export function requireTwoPorts({ port, backendPort }: { port: number; backendPort: number }): void {
  if (port === backendPort && port !== 0)
    throw new UsageError(`Port ${port} is given to the shop and to its backend.`, {
      exitCode: 2,
      next: 'Give two with --port and --backend-port.',
    })
}

/** The requested port if it is free, or any free port for 0. Throws a UsageError that names the option to change. */
export async function resolvePort(port: number, option: string): Promise<number> {
  const server = createServer()
  server.listen(port)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw isPortTaken(error) ? createPortTakenError(port, option) : error
  }
  const { port: freePort } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return freePort
}

export const isPortTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

/** The failure of a taken port. @param option The option that sets the port. */
export const createPortTakenError = (port: number, option: string) =>
  new UsageError(`Port ${port} is in use.`, { next: `Use another with ${option}, or ${option} 0 for any free port.` })
