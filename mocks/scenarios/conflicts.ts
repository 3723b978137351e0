import type { Fault } from '../world/faults.ts'
import type { Visitor } from '../world/visitor.ts'
import type { World } from '../world/world.ts'

/** What scenarios have set so far: values by description, and faults. */
export type Effects = { values: ReadonlyMap<string, string>; faults: readonly Fault[] }

/** The effects of all scenarios that were applied to a world and its visitor. */
export function getEffects({ content, faults, stock, catalogue, responseProfile }: World, visitor: Visitor): Effects {
  const { cookies, localStorage, sessionStorage } = visitor.getState()
  const getSku = (variantId: string) => catalogue.variantById.get(variantId)?.variant.sku ?? variantId
  const values = new Map([
    ...cookies.map(({ name, value }) => [`the visitor’s cookie ${name}`, value] as const),
    ...Object.entries(localStorage).map(([key, value]) => [`the visitor’s stored ${key}`, value] as const),
    ...Object.entries(sessionStorage).map(([key, value]) => [`the visitor’s session’s ${key}`, value] as const),
    ...Object.entries(content.getOverrides()).map(
      ([part, entries]) => [`the content’s ${part}`, JSON.stringify(entries)] as const,
    ),
    // scenarios may agree on different quantities, but not on whether a size is in stock
    ...Object.entries(stock.getOverrides()).map(
      ([id, quantity]) => [`whether ${getSku(id)} is in stock`, quantity > 0 ? 'yes' : 'no'] as const,
    ),
    ...(responseProfile === 'full' ? [] : [['the responses’ profile', responseProfile] as const]),
  ])
  return { values, faults: faults.list() }
}

/**
 * Describes why a scenario contradicts earlier ones: it changes a value that one of them set, or adds a fault that can
 * never happen because an earlier one fails every such call. Undefined without a contradiction.
 */
export function findConflict(
  earlier: readonly { name: string; effects: Effects }[],
  name: string,
  { values, faults }: Effects,
): string | undefined {
  const before = earlier.at(-1)?.effects
  if (!before) return undefined
  const findOwner = (hasEffect: (effects: Effects) => boolean) =>
    earlier.find(({ effects }) => hasEffect(effects))?.name
  for (const [what, value] of before.values) {
    const now = values.get(what)
    if (now === undefined || now === value) continue
    return `${findOwner((effects) => effects.values.get(what) === value)} and ${name} contradict each other in ${what}`
  }
  const earlierIds = new Set(before.faults.map(({ id }) => id))
  for (const fault of faults.filter(({ id }) => !earlierIds.has(id))) {
    const blocker = before.faults.find((other) => blocks(other, fault))
    if (!blocker) continue
    const owner = findOwner((effects) => effects.faults.some(({ id }) => id === blocker.id))
    const calls = fault.operation === '*' ? 'call' : fault.operation
    return `${owner} fails every ${calls} of ${fault.upstream}, so ${name} would have no effect`
  }
  return undefined
}

/** Whether one fault leaves the other no call. A narrower fault goes first, so only one of equal scope can. */
function blocks(one: Fault, other: Fault): boolean {
  if (one.times !== undefined || one.after > 0 || one.probability !== undefined) return false
  return one.upstream === other.upstream && one.operation === other.operation
}
