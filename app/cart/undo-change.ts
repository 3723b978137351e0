import { getLineQuantities, groupExtras, toLinesToAdd } from './add-on.ts'
import { createMark, getMarks } from './addition-mark.ts'
import type { Cart, CartLine } from './cart.ts'
import type { Change, VariantChange } from './change-queue.ts'

/** A line that has a new variant, and the changes that undo it. */
export type ChangedLine = { line: CartLine; undo: readonly Change[] }

/**
 * What a change of variant did, from the cart before to the cart after; null where the line cannot be told. A line that was
 * merged with another is taken out of it again, as a line of its own.
 */
export function getChangedLine(change: VariantChange, before: Cart | null, after: Cart): ChangedLine | null {
  const group = groupExtras(before?.lines ?? []).find(({ line }) => line.id === change.lineId)
  const line = after.lines.find(
    ({ merchandiseId, attributes }) =>
      merchandiseId === change.merchandiseId && getMarks(attributes).includes(change.mark),
  )
  if (!line || !group) return null
  const idsAfter = new Set(after.lines.map(({ id }) => id))
  const mergedLine = before?.lines.find(
    ({ id, merchandiseId }) =>
      id !== change.lineId && merchandiseId === line.merchandiseId && (id === line.id || !idsAfter.has(id)),
  )
  if (!mergedLine) {
    const { merchandiseId, quantity } = group.line
    const undo = {
      kind: 'variant',
      lineId: line.id,
      merchandiseId,
      mark: createMark(),
      quantity,
      isUndo: true,
    } as const
    return { line, undo: [undo] }
  }
  const quantities = getLineQuantities(after.lines, line.id, mergedLine.quantity)
  return {
    line,
    undo: [
      { kind: 'update', quantities },
      { kind: 'add', lines: toLinesToAdd([group.line, ...group.extras]), isUndo: true },
    ],
  }
}
