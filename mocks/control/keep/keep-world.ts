import { fileURLToPath } from 'node:url'
import type { Department } from '#contracts/shop/departments.ts'
import { isPristine } from '../../world/is-pristine.ts'
import type { World } from '../../world/world.ts'
import type { KeepRequest, SavedScenario, WorldDiff } from '../api.ts'
import { exportWorld } from '../bundle/export-world.ts'
import type { ControlContext } from '../context.ts'
import { describeDifferences, listDifferences } from '../describe/differences.ts'
import { diffWorld } from '../diff.ts'
import { toErrorResponse } from '../validation.ts'
import { CannotChange, writeChanges } from './file-changes.ts'
import { describeKeptWorld } from './kept-world.ts'
import { createScenarioChanges } from './scenario-changes.ts'

/** The sources of this backend; undefined in the package, whose code nobody edits. */
const SOURCES = import.meta.url.endsWith('.ts') ? fileURLToPath(new URL('../../..', import.meta.url)) : undefined
/** How many differences a summary names. */
const NAMED = 3

/** Writes a world as a scenario, with its effect's check and a journey. Throws error responses, and has written nothing then. */
export function keepWorld(
  { scenarios, seed }: Pick<ControlContext, 'scenarios' | 'seed'>,
  world: World,
  { name, summary, department, start }: KeepRequest,
): SavedScenario {
  if (!SOURCES)
    throw toErrorResponse(409, { error: 'This backend is installed: only one that runs from its sources can' })
  if (scenarios.has(name))
    throw toErrorResponse(409, { error: `name: there is a scenario ${name}; choose another name` })
  const diff = diffWorld(world)
  if (isPristine(world)) throw toErrorResponse(409, { error: `World ${world.id} is as a new one: nothing to keep yet` })
  const differences = listDifferences(diff)
  const changes = createScenarioChanges(SOURCES, {
    name,
    summary: summary ?? `Saved from a world: ${nameDifferences(diff)}.`,
    department: department ?? guessDepartment(diff),
    start: start ?? world.entrance.start,
    ...describeKeptWorld(name, exportWorld(world, seed), diff),
  })
  try {
    return { scenario: name, files: writeChanges(SOURCES, changes), differences }
  } catch (error) {
    if (error instanceof CannotChange) throw toErrorResponse(409, { error: error.message })
    throw error
  }
}

/** The first differences, in words; what a visit leaves behind by itself only where there is nothing else. */
function nameDifferences(diff: WorldDiff): string {
  const all = describeDifferences(diff)
  const own = all.filter(({ isTrace }) => !isTrace)
  return (own.length > 0 ? own : all)
    .slice(0, NAMED)
    .map(({ text }) => text)
    .join('; ')
}

/** What the world's largest difference is about. */
function guessDepartment({ records, stock, withdrawn, prices, content, faults }: WorldDiff): Department {
  if (records.returns) return 'returns'
  if (records.orders) return 'customer'
  // whoever buys has often signed in or found a size first
  if (records.carts) return 'cart'
  if (records.customers) return 'customer'
  if (records.fits) return 'fit'
  if (records.subscriptions ?? records.stockRequests) return 'mailing'
  if (stock.length + withdrawn.length + Object.keys(prices).length > 0) return 'product'
  if (content.length > 0) return 'content'
  return faults.length > 0 ? 'upstreams' : 'shop'
}
