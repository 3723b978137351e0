import { type CartDeps, getCartDeps } from '#app/cart/cart-deps.server.ts'
import { applyCartForm } from '#app/cart/cart-form.server.ts'
import type { CartOutcome } from '#app/cart/cart-outcome.ts'
import { readFormData } from '#app/http/form-data.ts'
import { countUse } from '#app/http/limits/check-limit.server.ts'
import type { LimitName } from '#app/http/limits/limits.ts'
import { seeOther } from '#app/http/redirects.ts'
import { joinPath, splitPath } from '#app/region/rewrite.ts'
import { addFromForm } from './add-form.server.ts'
import { readShopProduct } from './finding/shop-products.server.ts'
import { changeLineFromForm } from './line-change/change-line-form.server.ts'
import { readLineGoods } from './line-change/line-goods.server.ts'

/**
 * POST /cart: applies the forms of products and cart lines, which browsers send before hydration. Redirects to the cart
 * page with a catalogue code, so that a reload repeats nothing.
 */
export async function handleCartPost(request: Request): Promise<Response> {
  const { region } = splitPath(new URL(request.url).pathname)
  const deps = getCartDeps(region.code)
  const form = await readFormData(request)
  const refusal = await countUse(getLimitName(form))
  const outcome = refusal ?? (await applyForm(deps, form))
  const code = outcome.ok ? outcome.notice : outcome.failure
  const search = code ? `?problem=${encodeURIComponent(code)}` : ''
  return seeOther(joinPath(region, '/cart') + search)
}

const getLimitName = (form: FormData): LimitName =>
  form.has('product') ? 'cart-add' : form.has('code') || form.has('offer') ? 'discount-code' : 'cart-change'

/** Applies a form by its fields: goods to add, another size or colour of a line, or anything else about the cart. */
function applyForm(deps: CartDeps, form: FormData): Promise<CartOutcome> {
  if (form.has('product')) return addFromForm(deps, (handle) => readShopProduct(deps.region, handle), form)
  if (form.has('change-line')) return changeLineFromForm(deps, (handle) => readLineGoods(deps.region, handle), form)
  return applyCartForm(deps, form)
}
