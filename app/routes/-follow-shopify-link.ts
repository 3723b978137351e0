import { createMiddleware } from '@tanstack/react-start'
import { getCartDeps } from '#app/cart/cart-deps.server.ts'
import { type CheckoutOutcome, openLinkedCart, startCheckout } from '#app/cart/read-cart.server.ts'
import { countUse } from '#app/http/limits/check-limit.server.ts'
import { readShopProduct } from '#app/product/finding/shop-products.server.ts'
import { getProductTags } from '#app/product/product-tags.ts'
import { toMerchandiseId } from '#app/product/size/variant-grid.ts'
import { toVariantSearch } from '#app/product/size/variant-search.ts'
import { joinPath, splitPath } from '#app/region/rewrite.ts'
import { stringifySearch } from '#app/region/search-strings.ts'
import { cachedFor } from '#app/upstream/upstream-cache.server.ts'
import type { Region } from '#contracts/shop/regions.ts'
import { restoreParameters } from './-page-address.ts'
import { findShopifyLink, type ShopifyLink } from './-shopify-links.ts'

/** How long a product's variants are cached, in ms. */
const VARIANTS_MS = 60_000

/** Request middleware: redirects addresses of Shopify's themes and Hydrogen to the shop's own. */
export const followShopifyLinks = createMiddleware().server(({ request, next }) => {
  const { pathname, search } = new URL(request.url)
  const link = findShopifyLink(pathname + search)
  return link ? followLink(link, splitPath(pathname).region) : next()
})

async function followLink(link: ShopifyLink, region: Region): Promise<Response> {
  switch (link.kind) {
    case 'page':
      return redirectTo(link.location, link.isPermanent ? 301 : 302)
    case 'variant':
      return redirectTo(await addSize(link, region))
    case 'checkout':
      return redirectTo(toLocation(await startCheckout(getCartDeps(region.code)), region))
    case 'cart': {
      const refusal = await countUse('cart-link')
      if (refusal) return redirectTo(toLocation({ ok: false, notice: refusal.failure }, region))
      const lines = link.lines.map(({ variant, quantity }) => ({ merchandiseId: toMerchandiseId(variant), quantity }))
      const outcome = await openLinkedCart(getCartDeps(region.code), { lines, codes: link.codes })
      return redirectTo(toLocation(outcome, region))
    }
  }
}

/**
 * The product's address in the size of the variant; without a size if the product cannot be read, which its page then
 * reports.
 */
async function addSize(link: Extract<ShopifyLink, { kind: 'variant' }>, { code }: Region): Promise<string> {
  const { handle, variant, location } = link
  if (variant === null) return location
  const product = await cachedFor(
    VARIANTS_MS,
    { name: `sizes ${code} ${handle}`, getTags: (product) => getProductTags(code, product) },
    () => readShopProduct(code, handle),
  ).catch(() => null)
  const search = product ? stringifySearch(toVariantSearch(product, variant)) : ''
  return restoreParameters(location, search.slice(1).split('&').filter(Boolean))
}

/** The address of the checkout, or of the cart with a notice. */
const toLocation = (outcome: CheckoutOutcome, region: Region): string =>
  outcome.ok ? outcome.checkoutUrl : joinPath(region, '/cart') + stringifySearch({ problem: outcome.notice })

const redirectTo = (location: string, status: 301 | 302 = 302): Response =>
  new Response(null, { status, headers: { location } })
