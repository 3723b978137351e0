import type { Product } from '#app/product/product.ts'
import { type Choice, getVariant } from '#app/product/size/choice.ts'
import { getMerchandiseId, getVariantIndex } from '#app/product/size/variant-grid.ts'

/** Why a size cannot be requested, at the index of the option concerned. */
export type SizeProblem = { at: number; problem: 'missing' | 'in-stock' | 'not-made' }

/** Resolves the variant of a back-in-stock request, or validation errors by option. */
export function resolveRequestedVariant(
  product: Product,
  requested: Choice,
): { merchandiseId: string } | { problems: SizeProblem[] } {
  const missingValues = requested.flatMap((value, at) => (value === null ? [{ at, problem: 'missing' } as const] : []))
  if (missingValues.length > 0) return { problems: missingValues }
  const last = product.options.length - 1
  if (getVariant(product, requested)?.state === 'available') return { problems: [{ at: last, problem: 'in-stock' }] }
  const index = getVariantIndex(
    product.variants.shape,
    requested.map((value) => value ?? 0),
  )
  const merchandiseId = getMerchandiseId(product.variants, index)
  return merchandiseId ? { merchandiseId } : { problems: [{ at: last, problem: 'not-made' }] }
}
