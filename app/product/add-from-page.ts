import { type CartOutcome, getLineDetails, type LineToAdd, type PendingGoods } from '#app/cart/cart.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { forgetGiftDraft, getGiftDays, getGiftProblems, readGift } from './gift-card/gift.ts'
import { linesToAdd } from './lines-to-add.ts'
import { getProductName, isGiftCard, type Product } from './product.ts'
import { findChoice } from './size/variant-search.ts'

/**
 * Adds what the form of a product's page says; null where what it says of a recipient is wrong. `letters`: '' for none.
 * Apart from the form, so that it loads with the first addition.
 */
export async function addFromPage(
  add: (lines: LineToAdd[]) => Promise<CartOutcome>,
  product: Product,
  merchandiseId: string,
  { form, letters, region }: { form: HTMLFormElement; letters: string; region: RegionCode },
): Promise<CartOutcome | null> {
  const goods = toPendingGoods(product, merchandiseId)
  const withGoods = ([garment, ...extras]: LineToAdd[]) => (garment ? [{ ...garment, goods }, ...extras] : [])
  if (!isGiftCard(product)) return add(withGoods(linesToAdd(product, merchandiseId, { letters })))
  const gift = readGift(new FormData(form))
  if (Object.keys(getGiftProblems(gift, getGiftDays(region, new Date()))).length > 0) return null
  const outcome = await add(withGoods(linesToAdd(product, merchandiseId, gift)))
  if (outcome.ok) forgetGiftDraft()
  return outcome
}

/** A product in the size of a variant, as the cart drawer shows it until Shopify answers. */
function toPendingGoods(product: Product, merchandiseId: string): PendingGoods {
  const number = Number(merchandiseId.slice(merchandiseId.lastIndexOf('/') + 1))
  const choice = findChoice(product.variants, number)
  // an amount is money, which Shopify says
  const options = product.options.flatMap(({ type, values }, at) =>
    type === 'amount' ? [] : [{ key: type, value: values[choice?.[at] ?? -1] ?? null }],
  )
  return {
    title: getProductName(product),
    image: product.images[0]?.src ?? null,
    details: getLineDetails(options, []),
  }
}
