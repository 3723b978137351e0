import { serve } from 'srvx'
import { getDefaultModel } from '../model.ts'
import { createFitService } from './fit-service.ts'
import { openFitStore } from './fit-store.ts'

type RunningFitService = { origin: string; close(): Promise<void> }

/** Starts the fit service on a port (0 takes a free one) with a database file. */
export async function serveFit({
  port,
  host,
  database,
  keys,
}: {
  port: number
  host: string
  database: string
  keys: readonly string[]
}): Promise<RunningFitService> {
  const store = openFitStore(database)
  const server = serve({
    port,
    hostname: host,
    silent: true,
    gracefulShutdown: false,
    fetch: createFitService({ model: getDefaultModel(), store, keys }),
  })
  await server.ready()
  return {
    origin: (server.url ?? '').replace(/\/$/, ''),
    async close() {
      await server.close()
      store.close()
    },
  }
}
