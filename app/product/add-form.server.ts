import { addLines } from '#app/cart/add-lines.server.ts'
import type { CartDeps } from '#app/cart/cart-deps.server.ts'
import type { CartOutcome } from '#app/cart/cart-outcome.ts'
import { getGiftDays, getGiftProblems, readGift } from './gift-card/gift.ts'
import { linesToAdd } from './lines-to-add.ts'
import type { Product } from './product.ts'
import { getChoiceFromSearch, getVariant } from './size/choice.ts'

/** Adds what a posted product form chooses. An incomplete or unavailable choice fails as on the page. */
export async function addFromForm(
  deps: CartDeps,
  readProduct: (handle: string) => Promise<Product | null>,
  form: FormData,
): Promise<CartOutcome> {
  const handle = String(form.get('product'))
  try {
    const product = await readProduct(handle)
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
