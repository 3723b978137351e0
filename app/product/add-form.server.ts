import { addLines } from '#app/cart/add-lines.server.ts'
import type { CartDeps } from '#app/cart/cart-deps.server.ts'
import type { CartOutcome } from '#app/cart/cart-outcome.ts'
import { getGiftDays, getGiftProblems, readGift } from './gift-card/gift.ts'
import { linesToAdd } from './lines-to-add.ts'
import type { Product } from './product.ts'
import { getChoiceFromSearch, getVariant } from './size/choice.ts'

/** The longest handle. Assumed: Shopify's are shorter. */
const MAX_HANDLE = 200

/** What a posted form names by its handle; null for what no form of the shop has. Throws UpstreamError. */
export const readPosted = async <T>(
  read: (handle: string) => Promise<T | null>,
  handle: FormDataEntryValue | null,
): Promise<T | null> => (typeof handle === 'string' && handle.length <= MAX_HANDLE ? read(handle) : null)

/** Adds what a posted product form chooses. An incomplete or unavailable choice fails as on the page. */
export async function addFromForm(
  deps: CartDeps,
  readProduct: (handle: string) => Promise<Product | null>,
  form: FormData,
): Promise<CartOutcome> {
  try {
    const product = await readPosted(readProduct, form.get('product'))
    if (!product) return { ok: false, failure: 'cart.add-failed' }
    const fields = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
    const variant = getVariant(product, getChoiceFromSearch(product.options, fields))
    if (variant?.state !== 'available') return { ok: false, failure: 'cart.variant-unavailable' }
    const gift = readGift(form)
    const problems = getGiftProblems(gift, getGiftDays(deps.region, new Date()))
    if (Object.keys(problems).length > 0) return { ok: false, failure: 'cart.add-failed' }
    return await addLines(deps, linesToAdd(product, variant.merchandiseId, gift))
  } catch (cause) {
    deps.report('cart.add-failed', cause)
    return { ok: false, failure: 'cart.add-failed' }
  }
}
