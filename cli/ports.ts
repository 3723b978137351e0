import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { Mistake } from './mistake.ts'

/** A port that can be listened on: the one asked for, or any for 0. A taken one is a mistake that names the option. */
export async function freePort(port: number, option: string): Promise<number> {
  const server = createServer()
  server.listen(port)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw isTaken(error) ? portTaken(port, option) : error
  }
  const { port: free } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return free
}

export const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

export const portTaken = (port: number, option: string) =>
  new Mistake(`Port ${port} is taken.`, { next: `Choose another with ${option}, or ${option} 0 for any that is free.` })
