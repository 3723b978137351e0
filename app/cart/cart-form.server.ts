import { type CartDeps, type CartOutcome, updateLines } from './cart.server.ts'
import { lineToUpdate } from './cart-schemas.ts'

/** What a posted cart line asks for, done: a button's quantity, else the one that was typed. */
export async function updateFromForm(deps: CartDeps, form: FormData): Promise<CartOutcome> {
  const asked = lineToUpdate.safeParse({
    id: form.get('line'),
    quantity: Number(form.get('set') ?? form.get('quantity') ?? Number.NaN),
  })
  return asked.success ? updateLines(deps, [asked.data]) : { ok: false, failure: 'cart.change-failed' }
}
