import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { restoreRecords } from '#mocks/world/collections.ts'
import { worldRecords } from '#mocks/world/records.ts'
import { visitorState } from '#mocks/world/visitor.ts'
import { CannotApply, type ScenarioContext } from '../define-scenario.ts'

/** Records and a visitor as `spoke world keep` found them, the ids that were given, and the world's time then. */
const savedWorld = z.object({
  savedAt: z.iso.datetime(),
  counters: z.record(z.string(), z.int()),
  records: worldRecords.partial(),
  visitor: visitorState,
})

const ISO_TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g
const TOKEN_EXPIRY = /(?<=-until-)[0-9a-z]+/g

/** Restores the records and the visitor of a file, as old as they were: all their times move to the world's. */
export async function restoreKept(
  { world, visitor, catalogue }: Pick<ScenarioContext<object>, 'world' | 'visitor' | 'catalogue'>,
  file: URL,
): Promise<void> {
  const text = await readFile(file, 'utf8')
  const { savedAt } = savedWorld.parse(JSON.parse(text))
  const {
    counters,
    visitor: savedVisitor,
    ...moved
  } = savedWorld.parse(moveTimes(text, world.clock.now().getTime() - Date.parse(savedAt)))
  const none = Object.fromEntries(Object.keys(worldRecords.shape).map((kind) => [kind, []]))
  const records = worldRecords.parse({ ...none, ...moved.records })
  for (const { variantId } of [...records.carts, ...records.orders].flatMap<{ variantId: string }>(
    ({ lines }) => lines,
  ))
    requireVariant(catalogue, variantId)
  await restoreRecords(world, records)
  // ids that follow must not be those of kept records
  for (const [kind, count] of Object.entries(counters)) for (let used = 0; used < count; used += 1) world.ids.next(kind)
  const { cookies, localStorage, sessionStorage } = savedVisitor
  for (const { name, value, ...options } of cookies) visitor.setCookie(name, decodeURIComponent(value), options)
  for (const [key, value] of Object.entries(localStorage)) visitor.setLocalStorage(key, value)
  for (const [key, value] of Object.entries(sessionStorage)) visitor.setSessionStorage(key, value)
}

/** Throws unless the catalogue has a variant of this shop. */
export function requireVariant(catalogue: ScenarioContext<object>['catalogue'], id: string): void {
  if (!catalogue.variantById.has(id)) throw new CannotApply(`this catalogue has no variant ${id}`)
}

function moveTimes(text: string, ms: number): unknown {
  return JSON.parse(
    text
      .replace(ISO_TIME, (time) => new Date(Date.parse(time) + ms).toISOString())
      .replace(TOKEN_EXPIRY, (expiry) => (Number.parseInt(expiry, 36) + ms).toString(36)),
  )
}
