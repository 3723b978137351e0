import type { Letters } from '#app/cart/letters-check.server.ts'
import type { Product } from '../product.ts'
import { hasVariant } from '../size/variant-grid.ts'
import { getLetteringProblems, normalizeLetters } from './personalisation.ts'

/** Whether a product offers these letters: on one of its own variants, sold as its own extra, and as they can be sewn. */
export function isLettersOffer(
  product: Pick<Product, 'personalisation' | 'variants'> | null,
  { merchandiseId, letters, lettersId }: Omit<Letters, 'productHandle'>,
): boolean {
  const offer = product?.personalisation
  if (!offer || offer.merchandiseId !== lettersId || !hasVariant(product.variants, merchandiseId)) return false
  const problems = getLetteringProblems({ text: letters, acknowledged: true }, offer.maxLength)
  return letters === normalizeLetters(letters) && problems.length === 0
}
