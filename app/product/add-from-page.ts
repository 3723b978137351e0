import type { AdditionOutcome, LineToAdd, PendingGoods } from '#app/cart/cart.ts'
import { getLineDetails } from '#app/cart/line-attributes.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { deleteGiftDraft, getGiftDays, getGiftProblems, readGift } from './gift-card/gift.ts'
import { createLinesToAdd } from './lines-to-add.ts'
import { getProductName, isGiftCard, type Product } from './product.ts'
import { findChoice } from './size/variant-search.ts'

/**
 * Adds the product of a page's form to the cart; null if the gift recipient's fields are invalid. A module of its own, so that
 * it loads with the first addition only.
 */
export async function addFromPage(
  add: (lines: LineToAdd[]) => Promise<AdditionOutcome>,
  product: Product,
  merchandiseId: string,
  { form, letters, region }: { form: HTMLFormElement; letters: string; region: RegionCode },
): Promise<AdditionOutcome | null> {
  const goods = toPendingGoods(product, merchandiseId)
  const withGoods = ([garment, ...extras]: LineToAdd[]) => (garment ? [{ ...garment, goods }, ...extras] : [])
  if (!isGiftCard(product)) return add(withGoods(createLinesToAdd(product, merchandiseId, { letters })))
  const gift = readGift(new FormData(form))
  if (Object.keys(getGiftProblems(gift, getGiftDays(region, new Date()))).length > 0) return null
  const outcome = await add(withGoods(createLinesToAdd(product, merchandiseId, gift)))
  if (outcome.ok) deleteGiftDraft()
  return outcome
}

/** A product in the size of a variant, as the cart drawer shows it until Shopify responds. */
function toPendingGoods(product: Product, merchandiseId: string): PendingGoods {
  const number = Number(merchandiseId.slice(merchandiseId.lastIndexOf('/') + 1))
  const choice = findChoice(product.variants, number)
  // The amount of a gift card is left out, because it is the price, which Shopify's response brings.
  const options = product.options.flatMap(({ type, values }, at) =>
    type === 'amount' ? [] : [{ key: type, value: values[choice?.[at] ?? -1] ?? null }],
  )
  return {
    title: getProductName(product),
    image: product.images[0]?.src ?? null,
    details: getLineDetails(options, []),
  }
}
