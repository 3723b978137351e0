import type { Product } from '#app/product/product.ts'
import { type Choice, chosenVariant } from '#app/product/size/choice.ts'
import { indexOf, merchandiseIdOf } from '#app/product/size/variant-grid.ts'

/** What stands in the way of asking for a size, at the option it is about (an index). */
export type WishProblem = { at: number; problem: 'missing' | 'in-stock' | 'not-made' }

/** The variant that a shopper could wait for, or what is wrong with the wish, option by option. */
export function wishOf(product: Product, wanted: Choice): { merchandiseId: string } | { problems: WishProblem[] } {
  const missing = wanted.flatMap((value, at) => (value === null ? [{ at, problem: 'missing' } as const] : []))
  if (missing.length > 0) return { problems: missing }
  const last = product.options.length - 1
  if (chosenVariant(product, wanted)?.state === 'available') return { problems: [{ at: last, problem: 'in-stock' }] }
  const index = indexOf(
    product.variants.shape,
    wanted.map((value) => value ?? 0),
  )
  const merchandiseId = merchandiseIdOf(product.variants, index)
  return merchandiseId ? { merchandiseId } : { problems: [{ at: last, problem: 'not-made' }] }
}
