import type { Fault } from '../faults.ts'
import type { Visitor } from '../world/visitor.ts'
import type { World } from '../world/world.ts'

/** What the scenarios arranged so far have settled, in words, and the faults that they put up. */
export type Claims = { settled: ReadonlyMap<string, string>; faults: readonly Fault[] }

/** What stands after one more scenario was arranged. */
export function claimsOf({ content, faults, stock, catalogue }: World, visitor: Visitor): Claims {
  const { cookies, localStorage, sessionStorage } = visitor.state()
  const skuOf = (variantId: string) => catalogue.variantById.get(variantId)?.variant.sku ?? variantId
  const settled = new Map([
    ...cookies.map(({ name, value }) => [`the visitor’s cookie ${name}`, value] as const),
    ...Object.entries(localStorage).map(([key, value]) => [`the visitor’s stored ${key}`, value] as const),
    ...Object.entries(sessionStorage).map(([key, value]) => [`the visitor’s session’s ${key}`, value] as const),
    ...Object.entries(content.overlay()).map(
      ([part, entries]) => [`the content’s ${part}`, JSON.stringify(entries)] as const,
    ),
    // how many there are may change by a sale; whether there are any may not
    ...Object.entries(stock.overlay()).map(
      ([id, quantity]) => [`whether ${skuOf(id)} is in stock`, quantity > 0 ? 'yes' : 'no'] as const,
    ),
  ])
  return { settled, faults: faults.list() }
}

/**
 * Why two scenarios cannot both be true: the new one overturns what an earlier one settled, or puts up a fault that can
 * never happen because an earlier one answers every such call. Undefined when they go together.
 */
export function conflictOf(
  earlier: readonly { name: string; claims: Claims }[],
  name: string,
  { settled, faults }: Claims,
): string | undefined {
  const before = earlier.at(-1)?.claims
  if (!before) return undefined
  const ownerOf = (holds: (claims: Claims) => boolean) => earlier.find(({ claims }) => holds(claims))?.name
  for (const [what, value] of before.settled) {
    const now = settled.get(what)
    if (now === undefined || now === value) continue
    return `${ownerOf((claims) => claims.settled.get(what) === value)} and ${name} contradict each other in ${what}`
  }
  const standing = new Set(before.faults.map(({ id }) => id))
  for (const fault of faults.filter(({ id }) => !standing.has(id))) {
    const hiding = before.faults.find((other) => hides(other, fault))
    if (!hiding) continue
    const owner = ownerOf((claims) => claims.faults.some(({ id }) => id === hiding.id))
    const calls = fault.operation === '*' ? 'call' : fault.operation
    return `${owner} answers every ${calls} of ${fault.upstream}: the failure of ${name} would never be seen`
  }
  return undefined
}

/** Whether one fault leaves the other no call to answer: a narrower one goes first, so only their like can. */
function hides(one: Fault, other: Fault): boolean {
  if (one.times !== undefined || one.after > 0 || one.probability !== undefined) return false
  return one.upstream === other.upstream && one.operation === other.operation
}
