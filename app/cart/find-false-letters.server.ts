import type { CartFragment } from '#contracts/shopify/generated/documents.ts'
import { getPairTie } from './add-on.ts'
import type { CartDeps } from './cart-deps.server.ts'
import { LETTERS } from './line-attributes.ts'
import { type LineUpdate, toLineUpdate } from './merge-lines.ts'

/**
 * The updates that remove a garment whose letters a change has made into something else: an update of a line names its
 * variant, so it could name a cheaper one. Only changes of letters cost a look at their product.
 */
export async function findFalseLetters(
  { takesLetters, log }: Pick<CartDeps, 'takesLetters' | 'log'>,
  { lines: { nodes } }: CartFragment,
  changed: readonly LineUpdate[],
): Promise<LineUpdate[]> {
  const changedIds = new Set(changed.map(({ id }) => id))
  const removals: LineUpdate[] = []
  for (const extra of nodes) {
    const pair = getPairTie(extra.attributes)
    if (!pair?.isExtra || !changedIds.has(extra.id)) continue
    const garment = nodes.find(({ id, attributes }) => id !== extra.id && getPairTie(attributes)?.tie === pair.tie)
    const letters = garment?.attributes.find(({ key }) => key === LETTERS)?.value
    if (!garment || !letters || !takesLetters) continue
    const { id: merchandiseId, product } = garment.merchandise
    const isOffered = await takesLetters({
      productHandle: product.handle,
      merchandiseId,
      letters,
      lettersId: extra.merchandise.id,
    }).catch((cause: unknown) => {
      // nobody loses his shirt because the product cannot be read now
      log(`letters were not looked up: ${cause}`)
      return true
    })
    if (!isOffered) removals.push(toLineUpdate(garment, 0), toLineUpdate(extra, 0))
  }
  return removals
}
