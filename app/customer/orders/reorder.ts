import { useRef, useState } from 'react'
import type { AdditionFailure, AdditionOutcome, LineToAdd } from '#app/cart/cart.ts'
import { createTie, groupExtras, tieAddOn } from '#app/cart/line-attributes.ts'
import { useCart } from '#app/cart/use-cart.ts'
import { useRegion } from '#app/region/use-region.ts'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { MAX_LINES_ADDED } from '#contracts/shop/cart-limits.ts'
import { MADE_TO_ORDER_KEY } from '#contracts/shop/made-to-order.ts'
import { isPersonalised, LETTERS_KEY } from '#contracts/shop/personalised.ts'
import type { LineStock, OrderLine } from './order.ts'
import { readStockFn } from './orders.functions.ts'

/** Why a line was not put into the cart. 'left-out': its addition failed. */
type NotAddedReason = Exclude<LineStock, 'available'> | 'unacknowledged' | 'left-out'

type NotAdded = { line: OrderLine; reason: NotAddedReason }

/** The lines of an order that one call adds, and the same lines as the cart takes them. */
type Addition = { lines: OrderLine[]; toAdd: LineToAdd[] }

/** The keys of attributes that the shop sets; those of other sales channels and of earlier additions are left out. */
const SHOP_KEYS = new Set(['message', LETTERS_KEY, MADE_TO_ORDER_KEY])

/**
 * Plans the lines of an order that can be bought again, in as few additions as the cart allows, and lists the others with
 * reasons. A garment with letters is added only with them, after another acknowledgement (PDP-07).
 */
export function planReorder(
  lines: readonly OrderLine[],
  stock: Readonly<Record<string, LineStock>>,
  hasAcknowledged: boolean,
): { additions: Addition[]; notAdded: NotAdded[] } {
  const additions: Addition[] = []
  const notAdded: NotAdded[] = []
  for (const { line, extras } of groupExtras(lines)) {
    const states = [line, ...extras].map(({ variantId }) =>
      variantId === null ? 'withdrawn' : (stock[variantId] ?? 'unknown'),
    )
    const missing = states.find((state) => state !== 'available')
    const reason = missing ?? (isPersonalised(line) && !hasAcknowledged ? 'unacknowledged' : null)
    const toAdd = reason ? [] : toLinesToAdd(line, extras)
    const last = additions.at(-1)
    if (toAdd.length === 0) notAdded.push({ line, reason: reason ?? 'withdrawn' })
    else if (last && last.toAdd.length + toAdd.length <= MAX_LINES_ADDED) {
      last.lines.push(line, ...extras)
      last.toAdd.push(...toAdd)
    } else additions.push({ lines: [line, ...extras], toAdd })
  }
  return { additions, notAdded }
}

/**
 * Returns a line with its extras; nothing for a garment whose letters cannot be added, because the cart accepts both or
 * none.
 */
function toLinesToAdd(line: OrderLine, extras: readonly OrderLine[]): LineToAdd[] {
  const garment = toLineToAdd(line)
  const letters = garment?.attributes?.find(({ key }) => key === LETTERS_KEY)?.value
  if (!garment) return []
  if (letters === undefined) return [garment, ...extras.flatMap((extra) => toLineToAdd(extra) ?? [])]
  const [extra] = extras
  if (!extra?.variantId || line.handle === null) return []
  return tieAddOn(
    { ...garment, productHandle: line.handle },
    { merchandiseId: extra.variantId, quantity: line.quantity },
    createTie(garment.merchandiseId, letters),
  )
}

function toLineToAdd({ variantId, quantity, attributes }: OrderLine): LineToAdd | null {
  if (variantId === null) return null
  const shopAttributes = attributes.filter(({ key }) => SHOP_KEYS.has(key))
  return { merchandiseId: variantId, quantity, ...(shopAttributes.length > 0 && { attributes: shopAttributes }) }
}

/** Adds the lines one call after the other, until one fails. Resolves to the last outcome and the lines that were not added. */
export async function makeAdditions(
  additions: readonly Addition[],
  add: (lines: readonly LineToAdd[]) => Promise<AdditionOutcome>,
): Promise<{ outcome: AdditionOutcome | null; leftOut: OrderLine[] }> {
  let outcome: AdditionOutcome | null = null
  for (const [at, { toAdd }] of additions.entries()) {
    outcome = await add(toAdd)
    if (!outcome.ok) return { outcome, leftOut: additions.slice(at).flatMap(({ lines }) => lines) }
  }
  return { outcome, leftOut: [] }
}

/**
 * Adds an order to the cart again and opens the cart; lines that are not available are listed in the notice and here. After a
 * partial addition the next press adds only the rest: failed lines, and letters once they are acknowledged.
 */
export function useReorder(lines: readonly OrderLine[]) {
  const region = useRegion().code
  const cart = useCart()
  const { open } = useOpenPanel()
  /** 'nothing': no line is available. */
  const [failure, setFailure] = useState<AdditionFailure | 'nothing' | null>(null)
  const [notAdded, setNotAdded] = useState<readonly NotAdded[]>([])
  const leftOut = useRef<readonly OrderLine[]>([])
  const unacknowledged = useRef<readonly OrderLine[]>([])

  async function reorder(hasAcknowledged: boolean): Promise<boolean> {
    setFailure(null)
    setNotAdded([])
    const rest = [...leftOut.current, ...(hasAcknowledged ? unacknowledged.current : [])]
    const requested = rest.length > 0 ? rest : lines
    // stock may have changed since the order was read
    const variantIds = [...new Set(requested.flatMap(({ variantId }) => variantId ?? []))]
    const stock = await readStockFn({ data: { region, variantIds } }).catch(() => null)
    if (!stock) return fail('cart.add-failed')
    const plan = planReorder(requested, stock, hasAcknowledged)
    setNotAdded(plan.notAdded)
    const notice = plan.notAdded.length > 0 ? 'cart.reordered-in-part' : undefined
    const { outcome, ...failed } = await makeAdditions(plan.additions, (toAdd) => cart.add(toAdd, notice))
    // a single addition succeeds or fails as a whole, and its message says so
    leftOut.current = plan.additions.length > 1 ? failed.leftOut : []
    const isAnyAdded = failed.leftOut.length < plan.additions.flatMap((addition) => addition.lines).length
    unacknowledged.current = isAnyAdded ? listUnacknowledged(requested, plan.notAdded) : []
    if (!outcome) return fail('nothing')
    if (outcome.ok) {
      open('cart')
      return true
    }
    const left = groupExtras(leftOut.current).map(({ line }) => ({ line, reason: 'left-out' as const }))
    setNotAdded([...plan.notAdded, ...left])
    return fail(outcome.failure)
  }

  function fail(code: NonNullable<typeof failure>): false {
    setFailure(code)
    return false
  }

  return { failure, notAdded, reorder }
}

/** Returns the lines that need an acknowledgement, with their letters. */
const listUnacknowledged = (lines: readonly OrderLine[], notAdded: readonly NotAdded[]): OrderLine[] =>
  groupExtras(lines).flatMap(({ line, extras }) =>
    notAdded.some((one) => one.line === line && one.reason === 'unacknowledged') ? [line, ...extras] : [],
  )
