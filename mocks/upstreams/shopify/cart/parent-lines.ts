import type { CartLineRecord } from '../../../world/carts.ts'
import { fromGid } from '../gid.ts'
import type { CartLineWithParentInput } from './inputs.ts'
import { type CartUserError, createUserError } from './user-error.ts'

/**
 * Finds the line that a new one belongs to, by its id or by its merchandise. A parent has none itself: Shopify nests one
 * level deep.
 */
export function findParent(
  lines: readonly CartLineRecord[],
  parent: CartLineWithParentInput['parent'],
  path: readonly (string | number)[],
): { parentLineId?: string; errors: CartUserError[] } {
  if (!parent) return { errors: [] }
  const { lineId, merchandiseId } = parent
  if ((lineId == null) === (merchandiseId == null))
    return refuse(
      'PARENT_LINE_INVALID_REFERENCE',
      'The parent line must have either a line id or a merchandise id.',
      path,
    )
  const variantId = merchandiseId == null ? undefined : fromGid('ProductVariant', merchandiseId)
  const candidates = lines.filter((line) => (lineId == null ? line.variantId === variantId : line.id === lineId))
  const match = candidates.find((line) => line.parentLineId === undefined)
  if (match) return { parentLineId: match.id, errors: [] }
  return candidates.length > 0
    ? refuse('PARENT_LINE_NESTING_TOO_DEEP', 'Parent line nesting is too deep or circular.', path)
    : refuse('PARENT_LINE_NOT_FOUND', 'Parent line not found.', path)
}

const refuse = (code: CartUserError['code'], message: string, path: readonly (string | number)[]) => ({
  errors: [createUserError(code, path, message)],
})

/** Leaves out the lines whose parent is gone, as Shopify does. */
export function dropOrphans(lines: readonly CartLineRecord[]): CartLineRecord[] {
  const ids = new Set(lines.map(({ id }) => id))
  return lines.filter(({ parentLineId }) => parentLineId === undefined || ids.has(parentLineId))
}
