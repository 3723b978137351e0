import { z } from 'zod'
import { createMark, MARK } from '#app/cart/addition-mark.ts'
import type { CartDeps } from '#app/cart/cart-deps.server.ts'
import type { CartOutcome } from '#app/cart/cart-outcome.ts'
import { changeVariant } from '#app/cart/change-variant.server.ts'
import { readPosted } from '../add-form.server.ts'
import { getChoiceFromSearch, getVariant } from '../size/choice.ts'
import type { LineGoods } from './line-goods.ts'

const lineId = z.string().startsWith('gid://shopify/CartLine/').max(200)

/** Changes the size and colour of a line as a posted form says. What cannot be had fails as on the page (CART-18). */
export async function changeLineFromForm(
  deps: CartDeps,
  readGoods: (handle: string) => Promise<LineGoods | null>,
  form: FormData,
): Promise<CartOutcome> {
  const line = lineId.safeParse(form.get('change-line'))
  if (!line.success) return { ok: false, failure: 'cart.change-failed' }
  try {
    const goods = await readPosted(readGoods, form.get('colour'))
    if (!goods) return { ok: false, failure: 'cart.colour-unavailable' }
    // letters are sold beside the goods, and not for every colour
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
