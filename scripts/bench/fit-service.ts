import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import autocannon, { type LoadRequest } from 'autocannon'
import { postgresPrograms, startPostgres } from '#tests/support/postgres-server.ts'
import { createScratchFolder, type Running, startFitService } from '../processes.ts'
import { type Benchmark, formatMs, formatRate, getMedian, type Measurement } from './measurement.ts'
import { getProcessorMs } from './processor-time.ts'

const CONNECTIONS = 32
const SECONDS = 4
/** Customers whose fits are saved and read in turns. */
const CUSTOMERS = 5_000
/** autocannon writes into the headers that it is given. */
const createHeaders = () => ({ 'x-api-key': 'bench', 'content-type': 'application/json' })
const fit = { top: { size: 'M', cut: 'Slim', length: 'Regular' }, bottom: { waist: '34', build: 'B', leg: '32' } }

/** Saves and reads per second of the fit service, with one and two instances, on both databases. */
export const fitService: Benchmark = {
  name: 'fit-service',
  title: `Fit service: requests per second of ${CONNECTIONS} connections, over ${CUSTOMERS.toLocaleString('en-GB')} customers`,
  needsBuild: false,
  async run({ runs }) {
    const folder = createScratchFolder()
    try {
      const rows = await measure('SQLite', (name) => join(folder.path, name), runs)
      if (!postgresPrograms) return [...rows, { what: 'PostgreSQL', value: 'not installed', limit: '' }]
      const server = await startPostgres({ isDurable: true })
      try {
        return [...rows, ...(await measure('PostgreSQL', server.createDatabase, runs))]
      } finally {
        await server.close()
      }
    } finally {
      folder.remove()
    }
  },
}

/** @param locate Returns the address of an empty database. */
async function measure(
  engine: string,
  locate: (name: string) => string | Promise<string>,
  runs: number,
): Promise<Measurement[]> {
  const rows: Measurement[] = []
  for (const count of [1, 2]) {
    const database = await locate(`bench_${count}`)
    const instances = await Promise.all(Array.from({ length: count }, () => startFitService(database)))
    try {
      const instanceWord = count === 1 ? '1 instance' : `${count} instances`
      const rates: Record<'saves' | 'reads', Load[]> = { saves: [], reads: [] }
      await saveAll(instances)
      for (let run = 0; run < runs; run++) {
        rates.saves.push(await load(instances, () => createSave()))
        rates.reads.push(await load(instances, createRead))
      }
      for (const [kind, values] of Object.entries(rates)) {
        const rate = formatRate(getMedian(values.map(({ perSecond }) => perSecond)))
        const processor = formatMs(getMedian(values.map(({ processorMs }) => processorMs)))
        const value = `${rate}, ${processor} of the instance's processor each`
        rows.push({ what: `${engine}, ${instanceWord}, ${kind}`, value, limit: '' })
      }
    } finally {
      await Promise.all(instances.map((instance) => instance.stop()))
    }
  }
  return rows
}

/** Successful requests per second of all instances together, and the processor time of the instances for each. */
type Load = { perSecond: number; processorMs: number }

async function load(instances: readonly Running[], createRequest: () => LoadRequest): Promise<Load> {
  const getProcessor = () => instances.reduce((sum, { pid }) => sum + getProcessorMs(pid), 0)
  const before = getProcessor()
  const loads = await Promise.all(
    instances.map(({ origin }) =>
      autocannon({
        url: origin.replace('localhost', '127.0.0.1'),
        connections: CONNECTIONS / instances.length,
        duration: SECONDS,
        headers: createHeaders(),
        requests: [{ ...createRequest(), setupRequest: createRequest }],
      }),
    ),
  )
  const failed = loads.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0)
  if (failed > 0) throw new Error(`${failed} requests failed`)
  const count = loads.reduce((sum, { requests }) => sum + requests.total, 0)
  return { perSecond: count / SECONDS, processorMs: (getProcessor() - before) / count }
}

const pickCustomer = () => String(1 + Math.floor(Math.random() * CUSTOMERS))

/** Every customer has a fit before the measurement. */
async function saveAll([instance]: readonly Running[]): Promise<void> {
  for (let first = 1; first <= CUSTOMERS; first += CONNECTIONS) {
    const ids = Array.from({ length: CONNECTIONS }, (_, index) => String(first + index))
    await Promise.all(
      ids.map((id) => {
        const { path, ...init } = createSave(id)
        return fetch(`${instance?.origin}${path}`, init)
      }),
    )
  }
}

function createSave(customer_id = pickCustomer()): LoadRequest {
  const request = { fit, method: 'fit_refresh', store_location: 'gb', shop: 'gb', token: randomUUID(), customer_id }
  return { method: 'PUT', path: '/2024-05/fit', headers: createHeaders(), body: JSON.stringify(request) }
}

const createRead = (): LoadRequest => ({
  method: 'GET',
  path: `/2024-05/fit/${pickCustomer()}`,
  headers: createHeaders(),
})
