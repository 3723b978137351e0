import type { World } from '#tests/support/shop.ts'
import { FAULTS, type FaultName } from './faults.ts'
import { replay, type ShopRequest, type VisitedWorld } from './shop-requests.ts'

/** What the shop responds while one upstream fails in one way. */
export type Cell = {
  status: number
  ms: number
  headers: Headers
  /** Headings and landmarks of the undisturbed page that are missing. */
  missing: string[]
  /** Headings and landmarks that are there. */
  parts: string[]
}

export type Matrix = {
  control: World['control']
  origin: string | undefined
  scenarios: Parameters<World['control']['load']>[1]
  /** The world in which the requests were captured. */
  from: VisitedWorld
}

/** Sent so often, because a slow machine leaves out optional parts at first. */
const NORMAL_REQUESTS = 3

/** Which upstreams a request makes the shop call, and what the response shows, without any fault. */
export async function measureNormal(matrix: Matrix, request: ShopRequest) {
  return withWorld(matrix, async (world) => {
    const shown: string[] = []
    for (let count = 0; count < NORMAL_REQUESTS; count++) {
      const { status, body } = await replay(matrix.origin, request, matrix.from, world)
      if (status >= 400 && request.name !== 'document')
        throw new Error(`${request.name} is answered ${status} without a fault: ${body.slice(0, 200)}`)
      if (status < 500) shown.push(...listParts(body))
    }
    const entries = await matrix.control.journal(world.id, { kind: 'request' })
    const upstreams = new Set(entries.flatMap((entry) => (entry.kind === 'request' ? [entry.upstream] : [])))
    return { upstreams: [...upstreams].filter((name) => name !== REPORTS).sort(), parts: [...new Set(shown)] }
  })
}

/** The response while the upstream fails, and whether the shop recovers once it works again. */
export async function measureCell(
  matrix: Matrix,
  request: ShopRequest,
  { upstream, fault, parts }: { upstream: string; fault: FaultName; parts: readonly string[] },
): Promise<{ failing: Cell; afterwards: Cell }> {
  return withWorld(matrix, async (world) => {
    await matrix.control.addFault(world.id, { upstream, respond: FAULTS[fault] })
    const failing = await send()
    await matrix.control.clearFaults(world.id)
    return { failing, afterwards: await send() }

    async function send(): Promise<Cell> {
      const { status, ms, headers, body } = await replay(matrix.origin, request, matrix.from, world)
      const shown = listParts(body)
      return { status, ms, headers, parts: shown, missing: parts.filter((part) => !shown.includes(part)) }
    }
  })
}

/** Called only where something else fails. */
const REPORTS = 'reports'

let worldCount = 0

async function withWorld<Result>({ control, scenarios, from }: Matrix, work: (world: VisitedWorld) => Promise<Result>) {
  const id = `${from.id}-${worldCount++}`
  const { visitor } = await control.load(id, scenarios)
  try {
    return await work({ id, visitor })
  } finally {
    await control.removeWorld(id)
  }
}

/** The navigations and headings of a page, and whether it has a main part and a footer. */
function listParts(html: string): string[] {
  const landmarks = ['main', 'footer'].filter((name) => html.includes(`<${name}`))
  const navigations = [...html.matchAll(/<nav[^>]* aria-label="([^"]*)"/g)].map(([, label]) => `${label} (navigation)`)
  const headings = [...html.matchAll(/<h[12]\b[^>]*>(.*?)<\/h[12]>/gs)].map(([, inner = '']) =>
    inner
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
  return [...new Set([...landmarks, ...navigations, ...headings])]
}
