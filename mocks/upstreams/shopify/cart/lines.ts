import type { CartLineUpdateInput } from '#contracts/shopify/generated/documents.ts'
import type { CartLineRecord } from '../../../world/carts.ts'
import { getStoreSettings } from '../../../world/store-settings.ts'
import type { World } from '../../../world/world.ts'
import type { ShopifyContext } from '../context.ts'
import { fromGid, toGid } from '../gid.ts'
import { findVariant } from '../goods/availability.ts'
import { getQuantityRule } from '../goods/quantity-rule.ts'
import { areAttributesEqual, readAttributes } from './attributes.ts'
import type { CartLineWithParentInput } from './inputs.ts'
import { toPlanRecord, validateSellingPlan } from './line-plan.ts'
import { dropOrphans, findParent } from './parent-lines.ts'
import { type CartUserError, createUserError } from './user-error.ts'

/** Shopify's limit for the lines of a cart. */
const MAX_LINES = 500

/** The lines after a change; with errors they are unchanged. */
type LineChange = { lines: CartLineRecord[]; errors: CartUserError[] }

type Path = readonly (string | number)[]
type LinesContext = Pick<ShopifyContext, 'world' | 'version' | 'region'>

/**
 * Adds lines, or quantity to a line of the same variant with the same attributes. An input with quantity 0 adds nothing.
 * Lines that belong to another are added last, because their parent may be one of the others.
 */
export function addLines(
  context: LinesContext,
  lines: readonly CartLineRecord[],
  inputs: readonly CartLineWithParentInput[],
  createLineId: () => string,
  path: Path,
): LineChange {
  const { world, version } = context
  const errors: CartUserError[] = []
  const newLines = [...lines]
  const entries = inputs.map((input, index) => ({ input, inputPath: [...path, index] }))
  const [parentless, nested] = [
    entries.filter(({ input }) => !input.parent),
    entries.filter(({ input }) => input.parent),
  ]
  for (const { input, inputPath } of [...parentless, ...nested]) {
    const merchandiseId = String(input.merchandiseId)
    const variantId = findVariantId(world, merchandiseId)
    const quantity = input.quantity ?? 1
    errors.push(
      ...validateMerchandise(variantId, merchandiseId, inputPath),
      ...validateQuantity(context, quantity, inputPath),
    )
    errors.push(...validateSellingPlan(version, getMerchandise(world, variantId), input.sellingPlanId, inputPath))
    const { parentLineId, errors: parentErrors } = findParent(newLines, input.parent, [...inputPath, 'parent'])
    errors.push(...parentErrors)
    if (variantId === undefined || quantity <= 0) continue
    const content = {
      variantId,
      attributes: readAttributes(input.attributes),
      ...toPlanRecord(input.sellingPlanId),
      ...(parentLineId && { parentLineId }),
    }
    const sameIndex = newLines.findIndex((line) => isSameLine(line, content))
    const sameLine = newLines[sameIndex]
    const total = (sameLine?.quantity ?? 0) + quantity
    errors.push(...validateQuantityRule(world, variantId, total, inputPath))
    if (sameLine) newLines[sameIndex] = { ...sameLine, quantity: total }
    else newLines.push({ id: createLineId(), ...content, quantity })
  }
  if (newLines.length > MAX_LINES)
    errors.push(createUserError('LESS_THAN', path, `The cart cannot have more than ${MAX_LINES} merchandise lines.`))
  return errors.length > 0 ? { lines: [...lines], errors } : { lines: newLines, errors }
}

/** Changes quantity, variant or attributes of lines. Quantity 0 removes a line; lines that became equal are merged. */
export function updateLines(
  context: LinesContext,
  lines: readonly CartLineRecord[],
  inputs: readonly CartLineUpdateInput[],
): LineChange {
  const { world, version } = context
  const errors: CartUserError[] = []
  const linesById = new Map(lines.map((line) => [line.id, line]))
  inputs.forEach((input, index) => {
    const path = ['lines', index]
    const line = linesById.get(String(input.id))
    if (!line) {
      errors.push(createUnknownLineError(String(input.id), [...path, 'id']))
      return
    }
    const merchandiseId = input.merchandiseId == null ? null : String(input.merchandiseId)
    const variantId = merchandiseId === null ? line.variantId : findVariantId(world, merchandiseId)
    const quantity = input.quantity ?? line.quantity
    // Null takes the plan off; an update that does not name it keeps it.
    const sellingPlanId =
      input.sellingPlanId !== undefined || line.sellingPlanId === undefined
        ? input.sellingPlanId
        : toGid('SellingPlan', line.sellingPlanId)
    errors.push(
      ...validateMerchandise(variantId, merchandiseId ?? '', path),
      ...validateQuantity(context, quantity, path),
      ...validateSellingPlan(version, getMerchandise(world, variantId), sellingPlanId, path),
    )
    if (variantId === undefined || quantity < 0) return
    if (quantity > 0) errors.push(...validateQuantityRule(world, variantId, quantity, path))
    if (quantity === 0) linesById.delete(line.id)
    else
      linesById.set(line.id, {
        ...omitPlan(line),
        ...toPlanRecord(sellingPlanId),
        variantId,
        quantity,
        attributes: input.attributes ? readAttributes(input.attributes) : line.attributes,
      })
  })
  if (errors.length > 0) return { lines: [...lines], errors }
  return { lines: dropOrphans(mergeSameLines([...linesById.values()])), errors }
}

/** Removes lines, and the lines that belong to them. */
export function removeLines(lines: readonly CartLineRecord[], lineIds: readonly string[]): LineChange {
  const existingIds = new Set(lines.map(({ id }) => id))
  const errors = lineIds.flatMap((id, index) =>
    existingIds.has(id) ? [] : [createUnknownLineError(id, ['lineIds', index])],
  )
  if (errors.length > 0) return { lines: [...lines], errors }
  return { lines: dropOrphans(lines.filter(({ id }) => !lineIds.includes(id))), errors }
}

const omitPlan = ({ sellingPlanId: _, ...line }: CartLineRecord): CartLineRecord => line

type LineContent = Pick<CartLineRecord, 'variantId' | 'attributes' | 'parentLineId' | 'sellingPlanId'>

const isSameLine = (a: LineContent, b: LineContent) =>
  a.variantId === b.variantId &&
  a.sellingPlanId === b.sellingPlanId &&
  a.parentLineId === b.parentLineId &&
  areAttributesEqual(a.attributes, b.attributes)

function mergeSameLines(lines: readonly CartLineRecord[]): CartLineRecord[] {
  const mergedLines: CartLineRecord[] = []
  const remainingIds = new Map<string | undefined, string>()
  for (const line of lines) {
    const sameIndex = mergedLines.findIndex((merged) => isSameLine(merged, line))
    const sameLine = mergedLines[sameIndex]
    if (!sameLine) mergedLines.push(line)
    else {
      mergedLines[sameIndex] = { ...sameLine, quantity: sameLine.quantity + line.quantity }
      remainingIds.set(line.id, sameLine.id)
    }
  }
  return mergedLines.map((line) => {
    const parentLineId = remainingIds.get(line.parentLineId)
    return parentLineId ? { ...line, parentLineId } : line
  })
}

const getMerchandise = (world: World, variantId: string | undefined) =>
  variantId === undefined ? undefined : findVariant(world, variantId)

/** The numeric id of a variant that the world sells. */
function findVariantId(world: World, merchandiseId: string): string | undefined {
  const id = fromGid('ProductVariant', merchandiseId)
  return id !== undefined && findVariant(world, id) ? id : undefined
}

function validateMerchandise(variantId: string | undefined, merchandiseId: string, path: Path): CartUserError[] {
  if (variantId !== undefined) return []
  const message = `The merchandise with id ${merchandiseId} does not exist.`
  return [createUserError('INVALID', [...path, 'merchandiseId'], message)]
}

/** The errors of a line whose quantity breaks the rule of its variant. The words are assumed. */
function validateQuantityRule(world: World, variantId: string, quantity: number, path: Path): CartUserError[] {
  const variant = findVariant(world, variantId)?.variant
  if (!variant) return []
  const { minimum, maximum, increment } = getQuantityRule(variant)
  const refuse = (code: CartUserError['code'], rule: string) => [
    createUserError(code, [...path, 'quantity'], `The quantity must be ${rule}.`),
  ]
  if (quantity < minimum) return refuse('MINIMUM_NOT_MET', `${minimum} or more`)
  if (maximum !== null && quantity > maximum) return refuse('MAXIMUM_EXCEEDED', `${maximum} or less`)
  return quantity % increment === 0 ? [] : refuse('INVALID_INCREMENT', `a multiple of ${increment}`)
}

function validateQuantity({ world, region }: LinesContext, quantity: number, path: Path): CartUserError[] {
  const field = [...path, 'quantity']
  if (quantity < 0) return [createUserError('INVALID', field, 'The quantity must be 0 or more.')]
  const { maxLineQuantity } = getStoreSettings(world, region)
  if (quantity > maxLineQuantity)
    return [createUserError('LESS_THAN', field, `The quantity must be less than ${maxLineQuantity + 1}.`)]
  return []
}

function createUnknownLineError(lineId: string, field: Path): CartUserError {
  const id = fromGid('CartLine', lineId) ?? lineId
  return createUserError('INVALID_MERCHANDISE_LINE', field, `The merchandise line with id ${id} does not exist.`)
}
