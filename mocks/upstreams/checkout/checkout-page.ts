import type { ShopifyContext } from '../shopify/context.ts'
import { storefrontUrl } from '../shopify/goods/storefront-url.ts'
import { lastCharacters } from '../shopify/pricing/gift-cards.ts'
import type { PricedCart } from '../shopify/pricing/price-cart.ts'
import { html } from './html.ts'
import { page } from './page.ts'
import { summary } from './summary.ts'

/** What the address says about the shopper beside which cart it is. */
export type CheckoutVisit = { isSignedIn: boolean; discount: string | null }

/** The checkout of a cart. @param changed The cart is not what the shopper last saw. */
export function checkoutPage(
  cart: PricedCart,
  { isSignedIn }: CheckoutVisit,
  context: ShopifyContext,
  changed = false,
): Response {
  const { record, lines, code, delivery, payments } = cart
  const refused = cart.codes.filter(({ applicable }) => !applicable)
  return page({
    title: 'Checkout',
    status: changed ? 409 : 200,
    body: html`<h1>Checkout</h1>
${changed && html`<p class="notice" role="alert">Your order has changed since you last saw it. Please look at it again.</p>`}
${isSignedIn && html`<p class="notice">Signed in${record.buyerEmail ? ` as ${record.buyerEmail}` : ''}</p>`}
${refused.map((each) => html`<p class="notice">The discount code ${each.code} does not apply to this order.</p>`)}
<form method="post">
<input type="hidden" name="total" value="${cart.total}">
<label for="email">Email for the order confirmation</label>
<input id="email" name="email" type="email" autocomplete="email" required value="${record.buyerEmail ?? ''}">
<button>Complete order</button>
</form>
<p class="quiet">Delivery and payment belong to the real checkout and are not asked for here.</p>
<p><a href="${storefrontUrl('/cart', context)}">Return to cart</a></p>`,
    aside: summary({
      region: record.region,
      origin: context.origin,
      total: cart.total - payments.reduce((sum, { amount }) => sum + amount, 0),
      lines: lines
        .filter(({ quantity }) => quantity > 0)
        .map((line) => ({
          ...line,
          attributes: line.record.attributes,
          offers: line.offers.map(({ title }) => title),
        })),
      sums: [
        { label: 'Subtotal', amount: cart.subtotal },
        ...(code ? [{ label: `Discount ${code.code}`, amount: -code.amount }] : []),
        ...(delivery?.chosen ? [{ label: delivery.chosen.title, amount: delivery.chosen.cost }] : []),
        ...payments.map(({ card, amount }) => ({
          label: `Gift card ending in ${lastCharacters(card)}`,
          amount: -amount,
        })),
      ],
    }),
  })
}
