import { nearestName } from '../../scenarios/nearest-name.ts'
import type { CatalogueProduct, CatalogueVariant } from '../../world/catalogue.ts'
import type { World } from '../../world/world.ts'
import { refusal } from '../answers.ts'
import type { WantedLine } from '../api.ts'

/** The variants that were asked for by handle and size, or sku. Refuses goods that the catalogue does not have. */
export function variantsFor(world: World, lines: readonly WantedLine[]): { variantId: string; quantity: number }[] {
  return lines.map((line, index) => ({ variantId: variantFor(world, line, index).id, quantity: line.quantity }))
}

function variantFor(world: World, line: WantedLine, index: number): CatalogueVariant {
  const { catalogue } = world
  const product = catalogue.byHandle.get(line.product)
  if (!product) {
    const nearest = nearestName(line.product, catalogue.byHandle.keys())
    throw refusal(404, { error: `lines.${index}.product: no product is called "${line.product}"`, nearest })
  }
  const matching = product.variants.filter((variant) => matches(product, variant, line))
  const variant = matching.find(({ id }) => world.stock.available(id) > 0) ?? matching[0]
  if (variant) return variant
  const sizes = product.options.map(({ type, values }) => `${type} ${values.join('|')}`).join(', ')
  throw refusal(404, { error: `lines.${index}: ${line.product} has no such size; it comes in ${sizes}` })
}

function matches(product: CatalogueProduct, variant: CatalogueVariant, { sku, options = {} }: WantedLine) {
  if (sku) return variant.sku === sku
  return Object.entries(options).every(([type, value]) => {
    const position = product.options.findIndex((option) => option.type === type)
    return position >= 0 && asSaid(variant.values[position] ?? '') === asSaid(value)
  })
}

/** 'Build B' is 'B' to anyone who types it. */
const asSaid = (value: string) => value.toLowerCase().replace(/^build /, '')
