import { FAULT_NAMES, type FaultName } from './faults.ts'
import { type Cell, type Matrix, measureCell, measureNormal } from './measure-cell.ts'
import type { ShopRequest } from './shop-requests.ts'

/** A request with one failing upstream, and the cell of each fault. */
export type Row = {
  request: ShopRequest
  upstream: string
  cells: { fault: FaultName; failing: Cell; afterwards: Cell }[]
}

/** Requests that wait for an upstream at the same time. */
const AT_ONCE = 8

/** Every request x every upstream that it makes the shop call x every fault. */
export async function measureRequests(matrix: Matrix, requests: readonly ShopRequest[]): Promise<Row[]> {
  const inTurn = createTurns(AT_ONCE)
  const rows = await Promise.all(
    requests.map(async (request) => {
      const { upstreams, parts } = await inTurn(() => measureNormal(matrix, request))
      return Promise.all(
        upstreams.map(async (upstream) => {
          const cells = FAULT_NAMES.map(async (fault) => ({
            fault,
            ...(await inTurn(() => measureCell(matrix, request, { upstream, fault, parts }))),
          }))
          return { request, upstream, cells: await Promise.all(cells) }
        }),
      )
    }),
  )
  return rows.flat()
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

/** The rows as a table: for each fault the status, the seconds, and what is missing. */
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
