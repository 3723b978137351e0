import { html } from '../html.ts'
import type { ShopifyContext } from '../shopify/context.ts'
import { getFeaturedImage } from '../shopify/goods/image.ts'
import { getProductTitle } from '../shopify/goods/product.ts'
import { getStorefrontUrl } from '../shopify/goods/storefront-url.ts'
import { getLastCharacters } from '../shopify/pricing/gift-cards.ts'
import type { PricedCart } from '../shopify/pricing/price-cart.ts'
import { getShopName } from '../shopify/shop/shop-name.ts'
import { renderPage } from './page.ts'
import { renderSummary } from './summary.ts'

/** The parameters that the shop adds to a checkout URL. */
export type CheckoutParams = { isSignedIn: boolean; discount: string | null }

/** The checkout of a cart. @param hasChanged Whether the total differs from the one that the shopper submitted. */
export function renderCheckoutPage(
  cart: PricedCart,
  { isSignedIn }: CheckoutParams,
  context: ShopifyContext,
  hasChanged = false,
): Response {
  const { record, lines, code, delivery, payments } = cart
  const refusedCodes = cart.codes.filter(({ applicable }) => !applicable)
  return renderPage({
    title: 'Checkout',
    shopName: getShopName(context.world),
    status: hasChanged ? 409 : 200,
    body: html`<h1>Checkout</h1>
${hasChanged && html`<p class="notice" role="alert">Your order has changed since you last saw it. Please look at it again.</p>`}
${isSignedIn && html`<p class="notice">Signed in${record.buyerEmail ? ` as ${record.buyerEmail}` : ''}</p>`}
${refusedCodes.map((refused) => html`<p class="notice">The discount code ${refused.code} does not apply to this order.</p>`)}
<form method="post">
<input type="hidden" name="total" value="${cart.total}">
<label for="email">Email for the order confirmation</label>
<input id="email" name="email" type="email" autocomplete="email" required value="${record.buyerEmail ?? ''}">
<button>Complete order</button>
</form>
<p class="quiet">The address, a choice of delivery and the payment are part of the real checkout only.</p>
<p><a href="${getStorefrontUrl('/cart', context)}">Return to cart</a></p>`,
    aside: renderSummary({
      list: { region: record.region, currency: cart.currency },
      urls: context.urls,
      total: cart.total - payments.reduce((sum, { amount }) => sum + amount, 0),
      lines: lines
        .filter(({ quantity }) => quantity > 0)
        .map((line) => ({
          ...line,
          title: getProductTitle(line.product),
          variantTitle: line.variant.values.join(' / '),
          image: getFeaturedImage(line.product),
          attributes: line.record.attributes,
          offers: line.offers.map(({ title }) => title),
        })),
      amounts: [
        { label: 'Subtotal', amount: cart.subtotal },
        ...(code ? [{ label: `Discount ${code.code}`, amount: -code.amount }] : []),
        ...(delivery?.selected ? [{ label: delivery.selected.title, amount: delivery.selected.cost }] : []),
        ...payments.map(({ card, amount }) => ({
          label: `Gift card ending in ${getLastCharacters(card)}`,
          amount: -amount,
        })),
      ],
    }),
  })
}
