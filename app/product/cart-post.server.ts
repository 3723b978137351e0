import { z } from 'zod'
import { addLines } from '#app/cart/add-lines.server.ts'
import { applyCartForm, getLimitName, readCartForm } from '#app/cart/apply-change.server.ts'
import { type CartOutcome, createMark, MARK, type Notice } from '#app/cart/cart.ts'
import { type CartDeps, getCartDeps } from '#app/cart/cart-deps.server.ts'
import { changeVariant } from '#app/cart/change-cart.server.ts'
import { countUse } from '#app/http/limits/check-limit.server.ts'
import { seeOther } from '#app/http/plain-responses.ts'
import { readFormData } from '#app/http/request-body.ts'
import { joinPath, splitPath } from '#app/region/rewrite.ts'
import { readLineGoods, readShopProduct } from './finding/shop-products.server.ts'
import { getGiftDays, getGiftProblems, readGift } from './gift-card/gift.ts'
import type { LineGoods } from './line-change/line-goods.ts'
import { createLinesToAdd } from './lines-to-add.ts'
import { listOtherCarts, readOtherCart } from './other-cart/other-cart.server.ts'
import type { Product } from './product.ts'
import { getChoiceFromSearch, getVariant } from './size/choice.ts'

/**
 * POST /cart: applies the forms of products and cart lines, which browsers send before hydration. Redirects to the cart
 * page with a catalogue code, so that a reload repeats nothing.
 */
export async function handleCartPost(request: Request): Promise<Response> {
  const { region } = splitPath(new URL(request.url).pathname)
  const deps = getCartDeps(region.code)
  const form = await readFormData(request)
  const refusal = await countUse(getLimitName(readKind(form)))
  const outcome = refusal ?? (await applyForm(deps, form))
  const code = outcome.ok ? (outcome.notice ?? getCookieNotice(request, form)) : outcome.failure
  const search = code ? `?problem=${encodeURIComponent(code)}` : ''
  return seeOther(joinPath(region, '/cart') + search)
}

/** The notice that the cart page shows if no cookie comes back from a browser that sent none with its addition. */
const getCookieNotice = (request: Request, form: FormData): Notice | null =>
  form.has('product') && !request.headers.has('cookie') ? 'cart.cookies-refused' : null

/**
 * The change of a form, which decides its limit. For products and other sizes of a line it has only the kind, because the
 * rest needs the product.
 */
const readKind = (form: FormData): Parameters<typeof getLimitName>[0] =>
  form.has('product') || form.has('other-cart')
    ? { kind: 'add' }
    : form.has('change-line')
      ? { kind: 'variant' }
      : readCartForm(form)

/** Applies a form by its fields: goods to add, another size or colour of a line, or anything else about the cart. */
function applyForm(deps: CartDeps, form: FormData): Promise<CartOutcome> {
  if (form.has('product')) return addFromForm(deps, (handle) => readShopProduct(deps.region, handle), form)
  if (form.has('other-cart')) return addFromOtherCart(deps, form)
  if (form.has('change-line')) return changeLineFromForm(deps, (handle) => readLineGoods(deps.region, handle), form)
  return applyCartForm(deps, form)
}

/** Adds the goods of the visitor's cart in another region that this shop sells, too (REG-11). */
async function addFromOtherCart(deps: CartDeps, form: FormData): Promise<CartOutcome> {
  const region = listOtherCarts(deps.region, deps.visitor).find((code) => code === form.get('other-cart'))
  const readProduct = (handle: string) => readShopProduct(deps.region, handle)
  const other = region && (await readOtherCart(region, deps.visitor, { getCartDeps, readProduct }))
  if (!other || other.goods.length === 0) return { ok: false, failure: 'cart.add-failed' }
  return addLines(deps, other.goods)
}

const lineId = z.string().startsWith('gid://shopify/CartLine/').max(200)

/** Changes the size and colour of a line by a posted form. Unavailable choices fail as on the page (CART-18). */
export async function changeLineFromForm(
  deps: CartDeps,
  readGoods: (handle: string) => Promise<LineGoods | null>,
  form: FormData,
): Promise<CartOutcome> {
  const line = lineId.safeParse(form.get('change-line'))
  if (!line.success) return { ok: false, failure: 'cart.change-failed' }
  try {
    const goods = await readByHandle(readGoods, form.get('colour'))
    if (!goods) return { ok: false, failure: 'cart.colour-unavailable' }
    // Letters are sold as a separate product, which not every colour has.
    if (form.has('letters') && !goods.personalisation) return { ok: false, failure: 'cart.colour-unavailable' }
    const fields = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
    const variant = getVariant(goods, getChoiceFromSearch(goods.options, fields))
    if (variant?.state !== 'available') return { ok: false, failure: 'cart.variant-unavailable' }
    const mark = String(form.get('mark'))
    const outcome = await changeVariant(deps, {
      lineId: line.data,
      merchandiseId: variant.merchandiseId,
      mark: MARK.test(mark) ? mark : createMark(),
    })
    return outcome.ok ? { ...outcome, notice: outcome.notice ?? 'cart.line-changed' } : outcome
  } catch (cause) {
    deps.report('cart.change-failed', cause)
    return { ok: false, failure: 'cart.change-failed' }
  }
}

/** The longest handle. Assumed: Shopify's are shorter. */
const MAX_HANDLE = 200

/** Reads what a posted form names by its handle; null for values that no form of the shop sends. Throws UpstreamError. */
const readByHandle = async <T>(
  read: (handle: string) => Promise<T | null>,
  handle: FormDataEntryValue | null,
): Promise<T | null> => (typeof handle === 'string' && handle.length <= MAX_HANDLE ? read(handle) : null)

/** Adds the goods of a posted product form. An incomplete or unavailable choice fails as on the page. */
export async function addFromForm(
  deps: CartDeps,
  readProduct: (handle: string) => Promise<Product | null>,
  form: FormData,
): Promise<CartOutcome> {
  try {
    const product = await readByHandle(readProduct, form.get('product'))
    if (!product) return { ok: false, failure: 'cart.add-failed' }
    const fields = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
    const variant = getVariant(product, getChoiceFromSearch(product.options, fields))
    if (variant?.state !== 'available') return { ok: false, failure: 'cart.variant-unavailable' }
    const gift = readGift(form)
    const problems = getGiftProblems(gift, getGiftDays(deps.region, new Date()))
    if (Object.keys(problems).length > 0) return { ok: false, failure: 'cart.add-failed' }
    return await addLines(deps, createLinesToAdd(product, variant.merchandiseId, gift))
  } catch (cause) {
    deps.report('cart.add-failed', cause)
    return { ok: false, failure: 'cart.add-failed' }
  }
}
