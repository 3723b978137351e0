import { FAULT_NAMES, type FaultName } from './faults.ts'
import { type Cell, type Matrix, measureCell, measureNormal } from './measure-cell.ts'
import type { ShopRequest } from './shop-requests.ts'

/** A request with one failing upstream, and the cells of its faults. */
export type Row = {
  request: ShopRequest
  upstream: string
  cells: { fault: FaultName; failing: Cell; afterwards: Cell }[]
}

/** Requests that wait for an upstream at the same time. */
const AT_ONCE = 8

/** FAULT_MATRIX=whole gives every row every fault, which takes four times as long. */
const isWhole = process.env.FAULT_MATRIX === 'whole'

/** How many faults a row has at least. */
const FAULTS_OF_ROW = 2

/**
 * Measures every request while each of the upstreams that it makes the shop call fails. The faults are dealt among the rows
 * of an upstream, so that it fails in every way.
 */
export async function measureRequests(matrix: Matrix, requests: readonly ShopRequest[]): Promise<Row[]> {
  const inTurn = createTurns(AT_ONCE)
  const undisturbed = await Promise.all(
    requests.map(async (request) => {
      const { upstreams, parts } = await inTurn(() => measureNormal(matrix, request))
      return upstreams.map((upstream) => ({ request, upstream, parts }))
    }),
  )
  const byUpstream = Map.groupBy(undisturbed.flat(), ({ upstream }) => upstream)
  const rows = [...byUpstream.values()].map((ofUpstream, upstreamAt) =>
    ofUpstream.map(async ({ request, upstream, parts }, at) => {
      const cells = dealFaults(at + upstreamAt, ofUpstream.length).map(async (fault) => ({
        fault,
        ...(await inTurn(() => measureCell(matrix, request, { upstream, fault, parts }))),
      }))
      return { request, upstream, cells: await Promise.all(cells) }
    }),
  )
  return Promise.all(rows.flat())
}

/** The faults of one of so many rows. */
function dealFaults(at: number, rowCount: number): FaultName[] {
  const count = isWhole ? FAULT_NAMES.length : Math.max(FAULTS_OF_ROW, Math.ceil(FAULT_NAMES.length / rowCount))
  return FAULT_NAMES.map((_, index) => index + at * count)
    .slice(0, count)
    .flatMap((index) => FAULT_NAMES[index % FAULT_NAMES.length] ?? [])
}

/** Lets so many works run at once. */
function createTurns(count: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve))
    running++
    try {
      return await work()
    } finally {
      running--
      waiting.shift()?.()
    }
  }
}

/** The rows as a table: for each of their faults the status, the seconds, and what is missing. */
export const formatRows = (rows: readonly Row[]): string =>
  rows
    .map(({ request: { path, name }, upstream, cells }) => {
      const title = name === 'document' ? path : `${path.slice(0, 24)} (call)`
      return [`${title} while ${upstream} fails`, ...cells.map(formatCell)].join('\n')
    })
    .join('\n')

function formatCell({ fault, failing: { status, ms, missing } }: Row['cells'][number]): string {
  const lacks = missing.length > 3 ? `${missing.length} parts` : missing.join(', ')
  return `    ${fault.padEnd(14)}${status} ${(ms / 1000).toFixed(1).padStart(5)} s${lacks && `  without ${lacks}`}`
}
