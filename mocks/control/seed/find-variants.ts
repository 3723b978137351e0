import type { CatalogueOption, CatalogueProduct, CatalogueVariant } from '#mocks/world/catalogue/catalogue.ts'
import { findNearestName } from '#mocks/world/nearest-name.ts'
import type { World } from '#mocks/world/world.ts'
import type { SeededLineRequest } from '../api.ts'
import { toErrorResponse } from '../validation.ts'

/**
 * The variants of requested lines, by handle and options or by sku. Throws a 404 for those that do not exist, a 409 for more
 * than are in stock.
 */
export function findVariants(
  world: World,
  lines: readonly SeededLineRequest[],
): { variantId: string; quantity: number }[] {
  const taken = new Map<string, number>()
  return lines.map((line, index) => {
    const { id } = findVariant(world, line, index)
    const available = world.stock.available(id)
    const quantity = (taken.get(id) ?? 0) + line.quantity
    if (available < quantity)
      throw toErrorResponse(409, { error: `lines.${index}.quantity: ${available} are in stock, not ${quantity}` })
    taken.set(id, quantity)
    return { variantId: id, quantity: line.quantity }
  })
}

function findVariant(world: World, line: SeededLineRequest, index: number): CatalogueVariant {
  const { catalogue } = world
  const product = catalogue.byHandle.get(line.product)
  if (!product) {
    const nearest = findNearestName(line.product, catalogue.byHandle.keys())
    throw toErrorResponse(404, { error: `lines.${index}.product: no product is called "${line.product}"`, nearest })
  }
  const matching = product.variants.filter((variant) => matches(product, variant, line))
  const variant = matching.find(({ id }) => world.stock.available(id) > 0) ?? matching[0]
  if (variant) return variant
  if (line.sku) throw toErrorResponse(404, { error: `lines.${index}.sku: ${line.product} has no variant ${line.sku}` })
  const sizes = product.options.map((option) => `${getOptionKey(option)} ${option.values.join('|')}`).join(', ')
  throw toErrorResponse(404, {
    error: `lines.${index}.options: ${line.product} has no such size; it comes in ${sizes}`,
  })
}

function matches(product: CatalogueProduct, variant: CatalogueVariant, { sku, options = {} }: SeededLineRequest) {
  if (sku) return variant.sku === sku
  return Object.entries(options).every(([type, value]) => {
    const position = product.options.findIndex((option) => getOptionKey(option) === type)
    return position >= 0 && normalizeValue(variant.values[position] ?? '') === normalizeValue(value)
  })
}

/** What a request calls an option: its type in this shop, its name in a goods file. */
const getOptionKey = (option: CatalogueOption) => ('type' in option ? option.type : option.name)

/** Accepts 'B' for 'Build B', in any case. */
const normalizeValue = (value: string) => value.toLowerCase().replace(/^build /, '')
