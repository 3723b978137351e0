import { z } from 'zod'
import type { LimitName } from '#app/http/limits/limits.ts'
import { discountCode } from '#app/visitor/cookies.ts'
import { CART_LINES_FETCHED, GIFT_MESSAGE_MAX, MAX_LINES_ADDED, MAX_QUANTITY } from '#contracts/shop/cart-limits.ts'
import { addLines } from './add-lines.server.ts'
import { type CartOutcome, MARK } from './cart.ts'
import { DISCOUNT_CODE, getOfferNotice } from './cart-address.ts'
import { settleCartId } from './cart-cookies.server.ts'
import type { CartDeps } from './cart-deps.server.ts'
import { changeCode, changeVariant, removeAllLines, setGiftMessage, updateLines } from './change-cart.server.ts'

const variantId = z.string().startsWith('gid://shopify/ProductVariant/').max(100)

/** Goods to add, as the browser or a posted form sends them. */
export const lineToAddSchema = z.object({
  merchandiseId: variantId,
  quantity: z.number().int().min(1).max(MAX_QUANTITY),
  attributes: z
    .array(z.object({ key: z.string().max(50), value: z.string().max(500) }))
    .max(20)
    .readonly()
    .optional(),
  productHandle: z.string().max(200).optional(),
})

const lineId = z.string().startsWith('gid://shopify/CartLine/').max(200)

const lineToUpdateSchema = z.object({
  id: lineId,
  quantity: z.number().int().min(0).max(MAX_QUANTITY),
  merchandiseId: variantId,
})

const variantChangeSchema = z.object({
  kind: z.literal('variant'),
  lineId,
  merchandiseId: variantId,
  mark: z.string().regex(MARK),
  quantity: z.number().int().min(1).max(MAX_QUANTITY).optional(),
})

/** Refuses U+FFFD, which stands for input that is not UTF-8 and would be printed. */
const giftMessageSchema = z
  .string()
  .trim()
  .max(GIFT_MESSAGE_MAX)
  .refine((message) => !message.includes('\uFFFD'))
const discountCodeSchema = z.string().trim().regex(DISCOUNT_CODE)

/** A change of the cart, as the browser sends it and as a posted form is read. */
export const cartChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add'), lines: z.array(lineToAddSchema).max(MAX_LINES_ADDED).readonly() }),
  z.object({ kind: z.literal('update'), lines: z.array(lineToUpdateSchema).max(CART_LINES_FETCHED).readonly() }),
  variantChangeSchema,
  z.object({ kind: z.literal('remove-all') }),
  z.object({ kind: z.literal('gift-message'), message: giftMessageSchema }),
  z.object({ kind: z.literal('code'), code: discountCodeSchema, shouldApply: z.boolean() }),
  // the code of the flash banner
  z.object({ kind: z.literal('offer'), code: discountCodeSchema }),
])

type SentChange = z.infer<typeof cartChangeSchema>

/** The limit that a change counts against. */
export function getLimitName(change: { kind: SentChange['kind']; shouldApply?: boolean } | null): LimitName {
  if (change?.kind === 'add') return 'cart-add'
  return change?.kind === 'offer' || change?.shouldApply ? 'discount-code' : 'cart-change'
}

/** Makes a change of the browser's queue or of a posted form. */
export function applyChange(deps: CartDeps, change: SentChange): Promise<CartOutcome> {
  switch (change.kind) {
    case 'add':
      return addLines(deps, change.lines)
    case 'update':
      return updateLines(deps, change.lines)
    case 'variant':
      return changeVariant(deps, change)
    case 'remove-all':
      return removeAllLines(deps)
    case 'gift-message':
      return setGiftMessage(deps, change.message)
    case 'code':
      return changeCode(deps, change)
    case 'offer':
      return applyOffer(deps, change.code)
  }
}

/** The change that a posted form of the cart page makes, by its fields; null if it makes none. */
export function readCartForm(form: FormData): SentChange | null {
  return cartChangeSchema.safeParse(readFields()).data ?? null

  function readFields(): object | null {
    if (form.has('remove-all')) return { kind: 'remove-all' }
    // A text area submits CRLF but counts a line break as one character.
    if (form.has('gift-message'))
      return { kind: 'gift-message', message: String(form.get('gift-message')).replaceAll('\r\n', '\n') }
    if (form.has('offer')) return { kind: 'offer', code: form.get('offer') }
    if (form.has('remove-code')) return { kind: 'code', code: form.get('remove-code'), shouldApply: false }
    if (form.has('code')) return { kind: 'code', code: form.get('code'), shouldApply: true }
    // the quantity of the pressed button, else the typed one, for a line and its extras
    const quantity = Number(form.get('set') ?? form.get('quantity') ?? Number.NaN)
    const variants = form.getAll('merchandise')
    const lines = form.getAll('line').map((id, at) => ({ id, quantity, merchandiseId: variants[at] }))
    return lines.length > 0 ? { kind: 'update', lines } : null
  }
}

/** Applies a posted form of the cart page. */
export async function applyCartForm(deps: CartDeps, form: FormData): Promise<CartOutcome> {
  const change = readCartForm(form)
  return change ? applyChange(deps, change) : { ok: false, failure: 'cart.change-failed' }
}

/** Applies the code of the flash banner (NAV-09). Without a cart it is kept for the first addition and the checkout. */
export async function applyOffer(deps: CartDeps, code: string): Promise<CartOutcome> {
  deps.visitor.setCookie(discountCode, code)
  const notice = getOfferNotice(code)
  if (!(await settleCartId(deps))) return { ok: true, cart: null, notice }
  const outcome = await changeCode(deps, { code, shouldApply: true })
  // changeCode deletes the cookie of a code that does not apply, which the cart then shows
  const isKept = deps.visitor.getCookie(discountCode) !== undefined
  return outcome.ok && isKept ? { ...outcome, notice: outcome.notice ?? notice } : outcome
}
