import type { CartLineInput, CartLineUpdateInput } from '#contracts/shopify/generated/documents.ts'
import type { CartLineRecord } from '../../../world/carts.ts'
import type { World } from '../../../world/world.ts'
import { idOf } from '../gid.ts'
import { merchandise } from '../pricing/settle.ts'
import { readAttributes, sameAttributes } from './attributes.ts'
import { type CartUserError, userError } from './user-error.ts'

/** Shopify's limit for the lines of one cart. */
const MAX_LINES = 500
/** Assumed: Shopify's own is not published, and no shelf here holds as many. */
const MAX_QUANTITY = 1_000_000

/** The lines as they would be, or why they stay as they are: one bad input refuses the whole mutation. */
export type LineChange = { lines: CartLineRecord[]; errors: CartUserError[] }

type Path = readonly (string | number)[]

/** Adds lines, or quantity to a line of the same goods with the same attributes. A quantity of 0 adds nothing. */
export function addLines(
  world: World,
  lines: readonly CartLineRecord[],
  inputs: readonly CartLineInput[],
  newId: () => string,
  path: Path,
): LineChange {
  const errors: CartUserError[] = []
  const after = [...lines]
  inputs.forEach((input, index) => {
    const at = [...path, index]
    const merchandiseId = String(input.merchandiseId)
    const variantId = soldVariantId(world, merchandiseId)
    const quantity = input.quantity ?? 1
    errors.push(...merchandiseErrors(variantId, merchandiseId, at), ...quantityErrors(quantity, at))
    if (variantId === undefined || quantity <= 0) return
    const attributes = readAttributes(input.attributes)
    const twin = after.findIndex((line) => line.variantId === variantId && sameAttributes(line.attributes, attributes))
    const line = after[twin]
    if (line) after[twin] = { ...line, quantity: line.quantity + quantity }
    else after.push({ id: newId(), variantId, quantity, attributes })
  })
  if (after.length > MAX_LINES)
    errors.push(userError('LESS_THAN', path, `The cart cannot have more than ${MAX_LINES} merchandise lines.`))
  return errors.length > 0 ? { lines: [...lines], errors } : { lines: after, errors }
}

/** Changes quantity, goods or attributes of lines; quantity 0 removes one. Lines that became alike are merged. */
export function updateLines(
  world: World,
  lines: readonly CartLineRecord[],
  inputs: readonly CartLineUpdateInput[],
): LineChange {
  const errors: CartUserError[] = []
  const after = new Map(lines.map((line) => [line.id, line]))
  inputs.forEach((input, index) => {
    const at = ['lines', index]
    const line = after.get(String(input.id))
    if (!line) {
      errors.push(noSuchLine(String(input.id), [...at, 'id']))
      return
    }
    const merchandiseId = input.merchandiseId == null ? null : String(input.merchandiseId)
    const variantId = merchandiseId === null ? line.variantId : soldVariantId(world, merchandiseId)
    const quantity = input.quantity ?? line.quantity
    errors.push(...merchandiseErrors(variantId, merchandiseId ?? '', at), ...quantityErrors(quantity, at))
    if (variantId === undefined || quantity < 0) return
    if (quantity === 0) after.delete(line.id)
    else
      after.set(line.id, {
        ...line,
        variantId,
        quantity,
        attributes: input.attributes ? readAttributes(input.attributes) : line.attributes,
      })
  })
  return errors.length > 0 ? { lines: [...lines], errors } : { lines: mergeTwins([...after.values()]), errors }
}

export function removeLines(lines: readonly CartLineRecord[], lineIds: readonly string[]): LineChange {
  const known = new Set(lines.map(({ id }) => id))
  const errors = lineIds.flatMap((id, index) => (known.has(id) ? [] : [noSuchLine(id, ['lineIds', index])]))
  return { lines: errors.length > 0 ? [...lines] : lines.filter(({ id }) => !lineIds.includes(id)), errors }
}

function mergeTwins(lines: readonly CartLineRecord[]): CartLineRecord[] {
  const merged: CartLineRecord[] = []
  for (const line of lines) {
    const twin = merged.findIndex(
      (each) => each.variantId === line.variantId && sameAttributes(each.attributes, line.attributes),
    )
    const first = merged[twin]
    if (first) merged[twin] = { ...first, quantity: first.quantity + line.quantity }
    else merged.push(line)
  }
  return merged
}

/** The numeric id of a variant that this world sells. */
function soldVariantId(world: World, merchandiseId: string): string | undefined {
  const id = idOf('ProductVariant', merchandiseId)
  return id !== undefined && merchandise(world, id) ? id : undefined
}

function merchandiseErrors(variantId: string | undefined, merchandiseId: string, at: Path): CartUserError[] {
  if (variantId !== undefined) return []
  return [userError('INVALID', [...at, 'merchandiseId'], `The merchandise with id ${merchandiseId} does not exist.`)]
}

function quantityErrors(quantity: number, at: Path): CartUserError[] {
  if (quantity < 0) return [userError('INVALID', [...at, 'quantity'], 'The quantity must be 0 or more.')]
  if (quantity >= MAX_QUANTITY)
    return [userError('LESS_THAN', [...at, 'quantity'], `The quantity must be less than ${MAX_QUANTITY}.`)]
  return []
}

function noSuchLine(lineId: string, field: Path): CartUserError {
  const tail = idOf('CartLine', lineId) ?? lineId
  return userError('INVALID_MERCHANDISE_LINE', field, `The merchandise line with id ${tail} does not exist.`)
}
