import { randomUUID } from 'node:crypto'
import { isRecord } from '#contracts/is-record.ts'
import { launch } from '#mocks/control/launch.ts'
import { type Benchmark, formatMs, type Measurement } from './measurement.ts'

const SECONDS = 4
const CALLERS = 8
const LINES = { line_items: [{ item: { id: 'gid://shopify/ProductVariant/1001257' }, quantity: 1 }] }

/** Calls of agents to one simulated store, by eight at once. */
export const agents: Benchmark = {
  name: 'agents',
  title: `Tools for agents at the simulated store: ${CALLERS} agents for ${SECONDS} s`,
  needsBuild: false,
  async run() {
    const backend = await launch({ port: 0, storefront: 'http://localhost:3000', seed: 1, stateDir: false })
    try {
      const { id } = await call(backend.origin, 'create_cart', { cart: LINES })
      const rows: Measurement[] = []
      for (const [tool, args] of [
        ['search_catalog', { catalog: { query: 'navy trousers' } }],
        ['get_cart', { id }],
        ['update_cart', { id, cart: LINES }],
      ] as const)
        rows.push(await measureTool(tool, () => call(backend.origin, tool, args)))
      return rows
    } finally {
      await backend.stop()
    }
  },
}

async function measureTool(tool: string, run: () => Promise<unknown>): Promise<Measurement> {
  const durations: number[] = []
  const end = performance.now() + SECONDS * 1_000
  const callUntilEnd = async () => {
    while (performance.now() < end) {
      const startedAt = performance.now()
      await run()
      durations.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, callUntilEnd))
  const sorted = durations.toSorted((one, other) => one - other)
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
  const rate = Math.round(sorted.length / SECONDS)
  return { what: tool, value: `${rate.toLocaleString('en-GB')} calls a second, p95 ${formatMs(p95)}`, limit: '' }
}

/** Calls a tool; throws unless it is answered. */
async function call(origin: string, tool: string, args: object): Promise<Record<string, unknown>> {
  const meta = {
    'ucp-agent': { profile: `${origin}/ucp/agent-profiles/2026-08-25` },
    'idempotency-key': randomUUID(),
  }
  const response = await fetch(`${origin}/ucp/gb/api/ucp/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: tool, arguments: { meta, ...args } },
    }),
  })
  const body: unknown = await response.json()
  const answer = isRecord(body) && isRecord(body.result) ? body.result.structuredContent : undefined
  if (!isRecord(answer) || !isRecord(answer.ucp) || answer.ucp.status === 'error')
    throw new Error(`${tool} was answered with ${response.status}`)
  return answer
}
