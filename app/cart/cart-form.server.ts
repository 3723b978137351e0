import { discountCode } from '#app/visitor/cookies.ts'
import type { CartOutcome } from './cart.ts'
import { getOfferNotice } from './cart-address.ts'
import { findCartId } from './cart-cookies.server.ts'
import type { CartDeps } from './cart-deps.server.ts'
import { discountCodeSchema, giftMessageSchema, lineToUpdateSchema } from './cart-schemas.ts'
import { changeCode, removeAllLines, setGiftMessage, updateLines } from './change-cart.server.ts'

/** Applies a posted form of the cart page. Its fields tell which form it is. */
export async function applyCartForm(deps: CartDeps, form: FormData): Promise<CartOutcome> {
  if (form.has('remove-all')) return removeAllLines(deps)
  if (form.has('gift-message')) {
    // A text area submits CRLF but counts a line break as one character.
    const text = String(form.get('gift-message')).replaceAll('\r\n', '\n')
    const message = giftMessageSchema.safeParse(text)
    return message.success ? setGiftMessage(deps, message.data) : REFUSED
  }
  if (form.has('offer')) {
    const code = discountCodeSchema.safeParse(form.get('offer'))
    return code.success ? applyOffer(deps, code.data) : REFUSED
  }
  if (form.has('remove-code') || form.has('code')) {
    const shouldApply = !form.has('remove-code')
    const code = discountCodeSchema.safeParse(form.get(shouldApply ? 'code' : 'remove-code'))
    return code.success ? changeCode(deps, { code: code.data, shouldApply }) : REFUSED
  }
  return applyLineForm(deps, form)
}

const REFUSED: CartOutcome = { ok: false, failure: 'cart.change-failed' }

/** Sets the quantity of a line and its extras: that of the pressed button, else the typed one. */
async function applyLineForm(deps: CartDeps, form: FormData): Promise<CartOutcome> {
  const quantity = Number(form.get('set') ?? form.get('quantity') ?? Number.NaN)
  const variants = form.getAll('merchandise')
  const lines = lineToUpdateSchema
    .array()
    .min(1)
    .max(100)
    .safeParse(form.getAll('line').map((id, at) => ({ id, quantity, merchandiseId: variants[at] })))
  return lines.success ? updateLines(deps, lines.data) : REFUSED
}

/** Applies the code of the flash banner (NAV-09). Without a cart it is kept for the first addition and the checkout. */
export async function applyOffer(deps: CartDeps, code: string): Promise<CartOutcome> {
  deps.visitor.setCookie(discountCode, code)
  const notice = getOfferNotice(code)
  if (!(await findCartId(deps))) return { ok: true, cart: null, notice }
  const outcome = await changeCode(deps, { code, shouldApply: true })
  // the cookie of a code that does not apply is gone, and the cart says so
  const isKept = deps.visitor.getCookie(discountCode) !== undefined
  return outcome.ok && isKept ? { ...outcome, notice: outcome.notice ?? notice } : outcome
}
