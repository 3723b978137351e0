import { html } from '../html.ts'
import type { ShopifyContext } from '../shopify/context.ts'
import { getStorefrontUrl } from '../shopify/goods/storefront-url.ts'
import { getShopName } from '../shopify/shop/shop-name.ts'
import { renderPage } from './page.ts'

/** The pages for checkout URLs without a checkout or order. */
const PAGES = {
  unknown: { status: 404, title: 'Checkout not found', text: 'There is no cart behind this link.' },
  completed: { status: 410, title: 'This order is already complete', text: 'The cart was checked out before.' },
  empty: { status: 200, title: 'Your cart is empty', text: 'There is nothing in it that can be bought.' },
  'no-order': { status: 404, title: 'Order not found', text: 'There is no order behind this link.' },
}

export function renderErrorPage(
  reason: keyof typeof PAGES,
  context: Pick<ShopifyContext, 'storefront' | 'world'>,
): Response {
  const { status, title, text } = PAGES[reason]
  return renderPage({
    title,
    shopName: getShopName(context.world),
    status,
    body: html`<h1>${title}</h1><p>${text}</p><p><a href="${getStorefrontUrl('/', context)}">Return to the shop</a></p>`,
  })
}
