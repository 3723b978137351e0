import type { UcpTool } from '#contracts/ucp/releases.ts'
import { cancelCart, createCart, getCart, updateCart } from './cart-tools.ts'
import { lookupCatalog, searchCatalog } from './catalog-tools.ts'
import { cancelCheckout, createCheckout, getCheckout, updateCheckout } from './checkout-tools.ts'
import { completeCheckout } from './complete-checkout.ts'
import { type AnswerCall, defineTool } from './define-tool.ts'
import { getOrder } from './get-order.ts'
import { getProduct } from './get-product.ts'

/** What the store does for each tool. */
export const TOOLS: Readonly<Record<UcpTool, AnswerCall>> = {
  search_catalog: defineTool('search_catalog', searchCatalog),
  lookup_catalog: defineTool('lookup_catalog', lookupCatalog),
  get_product: defineTool('get_product', getProduct),
  create_cart: defineTool('create_cart', createCart, { changes: true }),
  get_cart: defineTool('get_cart', getCart),
  update_cart: defineTool('update_cart', updateCart, { changes: true }),
  cancel_cart: defineTool('cancel_cart', cancelCart, { changes: true }),
  create_checkout: defineTool('create_checkout', createCheckout, { changes: true }),
  get_checkout: defineTool('get_checkout', getCheckout),
  update_checkout: defineTool('update_checkout', updateCheckout, { changes: true }),
  complete_checkout: defineTool('complete_checkout', completeCheckout, { changes: true, forTrusted: true }),
  cancel_checkout: defineTool('cancel_checkout', cancelCheckout, { changes: true }),
  get_order: defineTool('get_order', getOrder, { forTrusted: true }),
}
