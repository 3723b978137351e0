import type { z } from 'zod'
import { nearestName } from '../scenarios/nearest-name.ts'
import { createVisitor } from '../scenarios/visitor.ts'
import type { CatalogueProduct, CatalogueVariant } from '../world/catalogue.ts'
import { aCart, aLine } from '../world/factories.ts'
import type { World } from '../world/world.ts'
import { refusal } from './answers.ts'
import type { SeededCart, seedCartRequest } from './api.ts'

type Wanted = z.output<typeof seedCartRequest>

/** Puts a cart into a world, with a visitor who remembers it. Refuses goods that the catalogue does not have. */
export async function seedCart(world: World, { region, lines }: Wanted): Promise<SeededCart> {
  const chosen = lines.map((line, index) => ({ ...line, variantId: variantFor(world, line, index).id }))
  const cart = await world.carts.create(
    aCart(world, { region, lines: chosen.map(({ variantId, quantity }) => aLine(world, { variantId, quantity })) }),
  )
  const visitor = createVisitor()
  visitor.remembersCart(
    region,
    cart.id,
    lines.reduce((sum, line) => sum + line.quantity, 0),
  )
  return { cartId: cart.id, visitor: visitor.state() }
}

function variantFor(world: World, line: Wanted['lines'][number], index: number): CatalogueVariant {
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

function matches(product: CatalogueProduct, variant: CatalogueVariant, { sku, options = {} }: Wanted['lines'][number]) {
  if (sku) return variant.sku === sku
  return Object.entries(options).every(([type, value]) => {
    const position = product.options.findIndex((option) => option.type === type)
    return position >= 0 && asSaid(variant.values[position] ?? '') === asSaid(value)
  })
}

/** 'Build B' is 'B' to anyone who types it. */
const asSaid = (value: string) => value.toLowerCase().replace(/^build /, '')
