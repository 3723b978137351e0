import type { ShopifyContext } from '../shopify/context.ts'
import { storefrontUrl } from '../shopify/goods/storefront-url.ts'
import { html } from './html.ts'
import { page } from './page.ts'

/** Why a checkout address leads nowhere, with the status that says so to machines. */
const DEAD_ENDS = {
  unknown: { status: 404, title: 'Checkout not found', text: 'There is no cart behind this link.' },
  completed: { status: 410, title: 'This order is already complete', text: 'The cart was checked out before.' },
  empty: { status: 200, title: 'Your cart is empty', text: 'There is nothing in it that can be bought.' },
  'no-order': { status: 404, title: 'Order not found', text: 'There is no order behind this link.' },
}

export function deadEndPage(
  why: keyof typeof DEAD_ENDS,
  context: Pick<ShopifyContext, 'storefront' | 'region'>,
): Response {
  const { status, title, text } = DEAD_ENDS[why]
  return page({
    title,
    status,
    body: html`<h1>${title}</h1><p>${text}</p><p><a href="${storefrontUrl('/', context)}">Return to the shop</a></p>`,
  })
}
