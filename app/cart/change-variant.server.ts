import type { CartFragment } from '#contracts/shopify/generated/documents.ts'
import { getMarks, getOwnAttributes, withMarks } from './addition-mark.ts'
import { getRefusalMessage, getVerdict } from './cart.wire.ts'
import type { CartDeps } from './cart-deps.server.ts'
import { saveCart } from './cart-id.server.ts'
import type { CartOutcome } from './cart-outcome.ts'
import { toFailure, toSuccess, tryToUpdate } from './cart-results.server.ts'
import { changeAtShopify, hasChange, NO_CART } from './change-at-shopify.server.ts'
import { changeCart } from './change-cart.server.ts'
import type { VariantChange } from './change-queue.ts'
import { groupExtras, withTieTo } from './line-attributes.ts'
import { type LineUpdate, toLineUpdate } from './merge-lines.ts'

type WireLine = CartFragment['lines']['nodes'][number]

/**
 * Gives a line another variant, in its place and with all that the shopper chose besides; its extras follow, and a line that
 * has become the same as another is merged with it (CART-18). Where the variant cannot be had the line stays as it was. A
 * change that was made before is recognised by its mark.
 */
export function changeVariant(deps: CartDeps, requested: Omit<VariantChange, 'kind'>): Promise<CartOutcome> {
  return changeCart(deps, async (cartId) => {
    const wire = await deps.shopify.cart({ cartId })
    if (!wire) return NO_CART
    const { lineId, merchandiseId, mark } = requested
    const isMade = wire.lines.nodes.some(
      (line) => line.merchandise.id === merchandiseId && getMarks(line.attributes).includes(mark),
    )
    if (isMade) return { ok: true, cart: saveCart(deps, wire), notice: null }
    const group = findGroup(wire.lines.nodes, lineId)
    // another tab removed the line
    if (!group) return { ok: true, cart: saveCart(deps, wire), notice: 'cart.adjusted' }
    const lines = planChange(group, requested)
    const send = () => deps.shopify.cartLinesUpdate({ cartId, lines })
    const change = await changeAtShopify(deps, cartId, send, hasChange(deps, { kind: 'variant', ...requested }))
    const verdict = getVerdict({ ...change, warnings: [] })
    if (verdict === 'invalid') return change
    const nodes = change.cart?.lines.nodes ?? []
    const isDone = verdict === 'done' && nodes.some(({ id, quantity }) => id === lineId && quantity > 0)
    if (!isDone) {
      const failure = toFailure(
        deps,
        verdict === 'refused' ? 'cart.change-failed' : 'cart.variant-unavailable',
        getRefusalMessage(change),
      )
      if (verdict !== 'done') return { ...failure, cart: saveCart(deps, wire) }
      return { ...failure, cart: saveCart(deps, await restoreGroup(deps, change.cart ?? wire, group)) }
    }
    const sameVariant = new Set(nodes.flatMap((line) => (line.merchandise.id === merchandiseId ? [line.id] : [])))
    const isCapped = change.warnings.some(({ target }) => sameVariant.has(target))
    return toSuccess(deps, change, isCapped ? 'capped' : 'done')
  })
}

type Group = { line: WireLine; extras: readonly WireLine[] }

/** Puts a line and its extras back as they were, at the second try if need be: else the next reading takes them out. */
async function restoreGroup(deps: CartDeps, cart: CartFragment, { line, extras }: Group): Promise<CartFragment> {
  const lines = [line, ...extras].map((one) => ({ ...toLineUpdate(one, one.quantity), attributes: toAttributes(one) }))
  const restored = await tryToUpdate(deps, cart, lines)
  const isRestored = restored.lines.nodes.some(({ id, quantity }) => id === line.id && quantity > 0)
  return isRestored ? restored : tryToUpdate(deps, restored, lines)
}

const toAttributes = ({ attributes }: WireLine) =>
  attributes.flatMap(({ key, value }) => (value ? [{ key, value }] : []))

/** A line with its extras, which carry its tie. */
function findGroup(nodes: readonly WireLine[], lineId: string): Group | undefined {
  const tied = nodes.map((wire) => ({ id: wire.id, attributes: toAttributes(wire), wire }))
  const group = groupExtras(tied).find(({ line }) => line.id === lineId)
  return group && { line: group.line.wire, extras: group.extras.map(({ wire }) => wire) }
}

/** The updates of a line and its extras. A line that has just sold out counts as one piece. */
function planChange(
  { line, extras }: Group,
  { merchandiseId, mark, quantity = line.quantity || 1 }: Omit<VariantChange, 'kind' | 'lineId'>,
): LineUpdate[] {
  const getAttributes = (wire: WireLine) =>
    withMarks(withTieTo(merchandiseId, getOwnAttributes(toAttributes(wire))), [mark])
  return [
    { id: line.id, quantity, merchandiseId, attributes: getAttributes(line) },
    ...extras.map((extra) => ({ ...toLineUpdate(extra, quantity), attributes: getAttributes(extra) })),
  ]
}
