import { type CartDeps, changeCode, removeAllLines, setGiftMessage, updateLines } from './cart.server.ts'
import type { CartOutcome } from './cart-outcome.ts'
import { discountCode, giftMessage, lineToUpdate } from './cart-schemas.ts'

/** What a posted form of the cart's page asks for, done. Which form it was shows in the field that it has. */
export async function changeFromForm(deps: CartDeps, form: FormData): Promise<CartOutcome> {
  if (form.has('remove-all')) return removeAllLines(deps)
  if (form.has('gift-message')) {
    // a text area breaks its lines with two characters, and counts them as one
    const text = String(form.get('gift-message')).replaceAll('\r\n', '\n')
    const message = giftMessage.safeParse(text)
    return message.success ? setGiftMessage(deps, message.data) : REFUSED
  }
  if (form.has('remove-code') || form.has('code')) {
    const wanted = !form.has('remove-code')
    const code = discountCode.safeParse(form.get(wanted ? 'code' : 'remove-code'))
    return code.success ? changeCode(deps, { code: code.data, wanted }) : REFUSED
  }
  return updateFromForm(deps, form)
}

const REFUSED: CartOutcome = { ok: false, failure: 'cart.change-failed' }

/** A line's quantity: a button's, else the one that was typed. Extras that belong to the line are named beside it. */
async function updateFromForm(deps: CartDeps, form: FormData): Promise<CartOutcome> {
  const quantity = Number(form.get('set') ?? form.get('quantity') ?? Number.NaN)
  const asked = lineToUpdate
    .array()
    .min(1)
    .max(100)
    .safeParse(form.getAll('line').map((id) => ({ id, quantity })))
  return asked.success ? updateLines(deps, asked.data) : REFUSED
}
