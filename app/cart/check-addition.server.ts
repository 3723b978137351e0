import { LETTERS_KEY } from '#contracts/shop/personalised.ts'
import type { CartFragment } from '#contracts/shopify/generated/documents.ts'
import type { LineToAdd, LineUpdate } from './cart.ts'
import { toLineUpdate } from './cart.wire.ts'
import type { CartDeps } from './cart-deps.server.ts'
import { createTie, findForeignAttribute, getPairTie } from './line-attributes.ts'

/**
 * The problem with the lines of an addition; null where there is none. They may have only attributes that the shop's
 * pages write, and letters match their garments in number and in the variant that the product sells them as. Only
 * letters cost a request for their product. Throws UpstreamError.
 */
export async function findAdditionProblem(
  { takesLetters }: Pick<CartDeps, 'takesLetters'>,
  lines: readonly LineToAdd[],
): Promise<string | null> {
  for (const { attributes = [] } of lines) {
    if (new Set(attributes.map(({ key }) => key)).size < attributes.length) return 'an attribute is there twice'
    const unknown = findForeignAttribute(attributes)
    if (unknown) return `the attribute ${JSON.stringify(unknown.key.slice(0, 50))} is not one of the shop's`
  }
  const pairs = Map.groupBy(lines.filter(isPaired), ({ attributes = [] }) => getPairTie(attributes)?.tie)
  for (const [tie, paired] of pairs) {
    const [extras, garments] = [paired.filter(isExtra), paired.filter((line) => !isExtra(line))]
    const [garment] = garments
    const letters = garment && getLetters(garment)
    if (!garment?.productHandle || !letters || tie !== createTie(garment.merchandiseId, letters))
      return 'letters are on no garment of theirs'
    const isSame = garments.every(
      (line) => line.merchandiseId === garment.merchandiseId && getLetters(line) === letters,
    )
    if (!isSame || countPieces(garments) !== countPieces(extras)) return 'letters are not on as many garments'
    for (const lettersId of new Set(extras.map(({ merchandiseId }) => merchandiseId))) {
      const pair = { productHandle: garment.productHandle, merchandiseId: garment.merchandiseId, letters, lettersId }
      if (!(await takesLetters?.(pair))) return 'the product does not take these letters'
    }
  }
  return null
}

const getLetters = ({ attributes = [] }: LineToAdd) => attributes.find(({ key }) => key === LETTERS_KEY)?.value

const isExtra = ({ attributes = [] }: LineToAdd) => getPairTie(attributes)?.isExtra === true

/** Whether a line has letters or a tie, which only lines of a pair have. */
const isPaired = (line: LineToAdd) =>
  getLetters(line) !== undefined || (line.attributes ?? []).some(({ key }) => key === '_add-on')

const countPieces = (lines: readonly LineToAdd[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * The updates that remove a garment whose letters a change has made into another variant, which could be a cheaper one.
 * Only changes of letters cost a request for their product.
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
    const letters = garment?.attributes.find(({ key }) => key === LETTERS_KEY)?.value
    if (!garment || !letters || !takesLetters) continue
    const { id: merchandiseId, product } = garment.merchandise
    const isOffered = await takesLetters({
      productHandle: product.handle,
      merchandiseId,
      letters,
      lettersId: extra.merchandise.id,
    }).catch((cause: unknown) => {
      // Keep the line when its product cannot be read.
      log(`letters were not looked up: ${cause}`)
      return true
    })
    if (!isOffered) removals.push(toLineUpdate(garment, 0), toLineUpdate(extra, 0))
  }
  return removals
}
