import { cartCustomer, cartId, newCart } from '#app/visitor/cookies.ts'
import { ASSISTANT_CART } from '#contracts/shop/assistant-cart.ts'
import { CART_LINES_FETCHED } from '#contracts/shop/cart-limits.ts'
import type { CartChange } from '#contracts/shopify/client.ts'
import type { CartFragment, CartInput, CartLinesQuery } from '#contracts/shopify/generated/documents.ts'
import {
  type Cart,
  type CartOutcome,
  getMarks,
  type KeyValue,
  type LineToAdd,
  type ShopifyAttribute,
  withMarks,
} from './cart.ts'
import { GIFT_MESSAGE, getRefusedLines, toCustomerNumber } from './cart.wire.ts'
import { dropCart, replaceCart, settleCartId } from './cart-cookies.server.ts'
import type { CartDeps } from './cart-deps.server.ts'
import { toFailure, toSuccess } from './change-at-shopify.server.ts'
import { getGoodsAttributes, hasPersonalWords } from './line-attributes.ts'

/** How many lines Shopify takes in one call. */
const LINES_PER_CALL = 250

/**
 * Creates a cart for this browser with `typed` and the goods of another cart, whose id or buyer may be another
 * person's. Buyer, addresses, messages, recipients and codes that do not apply without the buyer are left out; marks
 * stay, so that concurrent copies are merged. Null where there is nothing to copy; throws where Shopify fails.
 */
export async function copyCart(deps: CartDeps, from: CartFragment, typed: CartInput = {}): Promise<CartOutcome | null> {
  const nodes = await readLines(deps, from)
  if (nodes.length === 0 && !typed.attributes && !typed.discountCodes) return null
  const inStock = nodes.filter(({ quantity }) => quantity > 0)
  const lines = await Promise.all(inStock.toReversed().map((line) => toLineToCopy(from, line)))
  const codes = from.discountCodes.flatMap(({ code, applicable }) => (applicable ? [code] : []))
  const typedCodes = typed.discountCodes ?? []
  const attributes = [...getAssistantMark(from), ...(typed.attributes ?? [])]
  const created = await createCart(deps, lines, { ...typed, attributes, discountCodes: [...codes, ...typedCodes] })
  const copy = await dropCodes(deps, created, typedCodes)
  replaceCart(deps, copy.id)
  const outcome = await toSuccess(deps, { cart: copy, userErrors: [], warnings: created.warnings })
  if (!outcome.ok) return outcome
  const isShort = inStock.length < nodes.length || copy.totalQuantity < countPieces(lines)
  const isAdjusted = isShort || outcome.notice === 'cart.adjusted'
  if (inStock.some(hasPersonalWords) || (hasGiftMessage(from.attributes) && !hasGiftMessage(typed.attributes ?? [])))
    return { ...outcome, notice: isAdjusted ? 'cart.adjusted-without-words' : 'cart.without-words' }
  return isAdjusted ? { ...outcome, notice: 'cart.adjusted' } : outcome
}

/** The mark of a copy of an assistant's cart, which its own copies keep. */
const getAssistantMark = ({ attributes }: CartFragment): KeyValue[] =>
  attributes.flatMap(({ key, value }) => (key === ASSISTANT_CART && value ? [{ key, value }] : []))

const countPieces = (lines: readonly LineToAdd[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

const hasGiftMessage = (attributes: readonly ShopifyAttribute[]): boolean =>
  attributes.some(({ key, value }) => key === GIFT_MESSAGE && value)

type WireLine = NonNullable<CartLinesQuery['cart']>['lines']['nodes'][number]

/** All lines of a cart, newest first. */
async function readLines({ shopify }: CartDeps, cart: CartFragment): Promise<readonly WireLine[]> {
  if (cart.lines.nodes.length < CART_LINES_FETCHED) return cart.lines.nodes
  const nodes: WireLine[] = []
  let after: string | null = null
  do {
    const page: Awaited<ReturnType<typeof shopify.cartLines>> = await shopify.cartLines({ cartId: cart.id, after })
    nodes.push(...(page?.nodes ?? []))
    after = page?.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null
  } while (after !== null)
  return nodes
}

async function toLineToCopy(cart: CartFragment, line: WireLine): Promise<LineToAdd> {
  const attributes = getGoodsAttributes(line.attributes)
  return {
    merchandiseId: line.merchandise.id,
    quantity: line.quantity,
    attributes: getMarks(attributes).length > 0 ? attributes : withMarks(attributes, [await deriveMark(cart, line)]),
  }
}

/** The mark for copies of a line without one. It is the same for each copy, so that two copies count once. */
async function deriveMark(cart: { createdAt: string }, line: { id: string }): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(line.id)))
  const hash = [...digest.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${String(Date.parse(cart.createdAt) || 0).padStart(13, '0')}-${hash}`
}

type CreatedCart = { cart: CartFragment; warnings: CartChange['warnings'] }

/** Creates a cart, in as many calls as its lines need. Lines whose goods no longer exist are left out. */
async function createCart({ shopify }: CartDeps, lines: readonly LineToAdd[], input: CartInput): Promise<CreatedCart> {
  const first = await sendLines(lines.slice(0, LINES_PER_CALL), (batch) =>
    shopify.cartCreate({ input: { ...input, lines: batch } }),
  )
  let created = toCreated(first)
  for (let at = LINES_PER_CALL; at < lines.length; at += LINES_PER_CALL) {
    const cartId = created.cart.id
    const next = await sendLines(lines.slice(at, at + LINES_PER_CALL), (batch) =>
      shopify.cartLinesAdd({ cartId, lines: batch }),
    )
    created = toCreated(next)
  }
  return created
}

/** Sends lines, and once more without those that were refused. */
async function sendLines(
  lines: readonly LineToAdd[],
  send: (lines: readonly LineToAdd[]) => Promise<CartChange>,
): Promise<CartChange> {
  const change = await send(lines)
  const refused = getRefusedLines(change)
  return refused.size === 0 ? change : send(lines.filter((_, at) => !refused.has(at)))
}

/** Throws for a refusal, with the error codes alone, because messages may quote the input. */
function toCreated({ cart, userErrors, warnings }: CartChange): CreatedCart {
  if (cart && userErrors.length === 0) return { cart, warnings }
  throw new Error(`a copy of a cart was refused: ${userErrors.map(({ code }) => code).join(', ')}`)
}

/** Removes the codes that do not apply, except those that the shopper has just typed. */
async function dropCodes(
  { shopify }: CartDeps,
  { cart }: CreatedCart,
  typedCodes: readonly string[],
): Promise<CartFragment> {
  const validCodes = cart.discountCodes.filter(({ code, applicable }) => applicable || typedCodes.includes(code))
  if (validCodes.length === cart.discountCodes.length) return cart
  const discountCodes = validCodes.map(({ code }) => code)
  return toCreated(await shopify.cartDiscountCodesUpdate({ cartId: cart.id, discountCodes })).cart
}

/**
 * The outcome of an operation; the cart of a customer who is not signed in here is replaced by an anonymous copy, with
 * `typed`, what the operation set besides goods. If Shopify fails, the outcome has no cart, and the next operation
 * tries again.
 */
export async function ensureOwnCart(deps: CartDeps, outcome: CartOutcome, typed?: CartInput): Promise<CartOutcome> {
  const { visitor, region } = deps
  const id = visitor.getCookie(cartId(region))
  if (!outcome.cart || !id || isOwnCart(deps, outcome.cart)) return outcome
  try {
    const from = await deps.shopify.cart({ cartId: id })
    const copy = from && (await copyCart(deps, from, typed))
    if (!copy) dropCart(deps)
    if (copy?.ok === false) return copy
    const cart = copy?.cart ?? null
    return outcome.ok ? { ok: true, cart, notice: copy?.notice ?? outcome.notice } : { ...outcome, cart }
  } catch (cause) {
    return toFailure(deps, outcome.ok ? 'cart.change-failed' : outcome.failure, cause)
  }
}

/** Whether a cart is anonymous or that of the customer who is signed in here. */
export function isOwnCart({ visitor, region }: CartDeps, { customer }: Pick<Cart, 'customer'>): boolean {
  const signedIn = visitor.getCookie(cartCustomer(region))
  return customer === null || (signedIn !== undefined && toCustomerNumber(signedIn) === customer)
}

/**
 * Replaces this browser's cart by a copy when its customer signs out: addresses typed at checkout stay with the old
 * one. If Shopify fails twice the cart is dropped, because privacy comes before goods.
 */
export async function leaveCart(deps: CartDeps): Promise<void> {
  const id = await settleCartId(deps)
  if (id === undefined) return
  const copySaved = async () => {
    const saved = await deps.shopify.cart({ cartId: id })
    return saved && copyCart(deps, saved)
  }
  const copy = await copySaved()
    .catch(copySaved)
    .catch((cause: unknown) => toFailure(deps, 'cart.change-failed', cause))
  if (!copy?.ok) dropCart(deps)
  // earlier carts that could not be merged into this one
  const { visitor, region } = deps
  const currentId = visitor.getCookie(cartId(region))
  for (const { cookie, value } of visitor.listCookies(newCart(region)))
    if (value !== currentId) visitor.deleteCookie(cookie)
}
