import { serve } from 'srvx'
import { getDefaultModel } from '../model.ts'
import type { ApiKeys } from './api-keys.ts'
import { openDatabase } from './database/open-database.ts'
import { createFitService } from './fit-service.ts'
import { createFitStore } from './fit-store.ts'

type Options = {
  /** 0 takes a free one. */
  port: number
  host: string
  /** A file of SQLite, or postgres://user:password@host/database. */
  database: string
  /** How many connections to PostgreSQL are open at most. */
  poolSize?: number
  keys: ApiKeys
}

/** How long open requests may take once the service stops; then they are cut. */
const DRAIN_MS = 10_000

/** A saved fit with all its answers has two kilobytes; larger bodies would hold up every other request. */
const MAX_BODY_BYTES = 64 * 1024

type RunningFitService = {
  origin: string
  /** Says on /readyz that it stops, serves until `delay` resolves, then finishes open requests. */
  close(delay?: Promise<unknown>): Promise<void>
}

/** Starts the fit service. Rejects with a DatabaseError before it listens, or with the port's error; then nothing stays open. */
export async function serveFit({ port, host, keys, ...address }: Options): Promise<RunningFitService> {
  const database = await openDatabase(address)
  let isStopping = false
  const respond = createFitService({
    model: getDefaultModel(),
    store: createFitStore(database),
    keys,
    isStopping: () => isStopping,
  })
  const server = serve({
    port,
    hostname: host,
    silent: true,
    gracefulShutdown: false,
    manual: true,
    maxRequestBodySize: MAX_BODY_BYTES,
    async fetch(request) {
      const response = await respond(request)
      if (isStopping) response.headers.set('connection', 'close')
      return response
    },
  })
  try {
    await server.serve()
    await server.ready()
  } catch (error) {
    await database.queries.destroy()
    throw error
  }
  return {
    origin: (server.url ?? '').replace(/\/$/, ''),
    async close(delay) {
      isStopping = true
      await delay
      const cut = setTimeout(() => server.close(true), DRAIN_MS)
      await server.close()
      clearTimeout(cut)
      await database.queries.destroy()
    },
  }
}
