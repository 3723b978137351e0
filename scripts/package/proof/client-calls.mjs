import { createRequire } from 'node:module'
import { createStorefrontApiClient } from '@shopify/storefront-api-client'
import * as React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createSimulatedBackend, serve } from 'spoke-simulated-backend'

/*
 * Calls of Shopify's own clients on a store at the root of its port; `clients.ts` runs it in a project that has them.
 * Prints a line for each client.
 */
const backend = await createSimulatedBackend()
const server = await serve(backend, { port: 0, storePorts: { us: 0 } })
const domain = new URL(server.stores.us).host

// Both clients know https alone, and the store's certificate is not what they are tried for.
const { fetch } = globalThis
globalThis.fetch = (url, init) => fetch(String(url).replace(`https://${domain}`, `http://${domain}`), init)

const PRODUCT = `query Product @inContext(country: US, language: EN) {
  product(handle: "heroes-navy") {
    id title handle vendor encodedVariantExistence encodedVariantAvailability
    featuredImage { id url altText width height }
    options { name optionValues { name firstSelectableVariant { ...Variant } swatch { color image { previewImage { url } } } } }
    selectedOrFirstAvailableVariant(selectedOptions: []) { ...Variant }
    adjacentVariants(selectedOptions: []) { ...Variant }
    variants(first: 1) { nodes { price { amount currencyCode } } }
  }
}
fragment Variant on ProductVariant {
  id title availableForSale sku product { title handle } price { amount currencyCode } selectedOptions { name value }
  compareAtPrice { amount currencyCode } image { id url altText width height } unitPrice { amount currencyCode }
}`

const { buildClient } = createRequire(import.meta.url)('shopify-buy')
const { shop, product, collection, checkout } = buildClient({ domain, storefrontAccessToken: 'any' })
let calls = 0
const expectValue = async (name, call) => {
  const value = await call
  if (value === null || value === undefined) throw new Error(`${name} returned ${value}`)
  calls += 1
  return value
}

await expectValue('shop.fetchInfo', shop.fetchInfo())
await expectValue('shop.fetchPolicies', shop.fetchPolicies())
await expectValue('product.fetchAll', product.fetchAll(3))
await expectValue('product.fetchQuery', product.fetchQuery({ first: 3, sortKey: 'TITLE', query: 'tee' }))
const heroes = await expectValue('product.fetchByHandle', product.fetchByHandle('heroes-navy'))
await expectValue('product.fetch', product.fetch(heroes.id))
await expectValue('product.fetchMultiple', product.fetchMultiple([heroes.id]))
await expectValue('product.fetchRecommendations', product.fetchRecommendations(heroes.id))
await expectValue('collection.fetchAll', collection.fetchAll(3))
const trousers = await expectValue('collection.fetchByHandle', collection.fetchByHandle('trousers'))
await expectValue('collection.fetch', collection.fetch(trousers.id))
await expectValue('collection.fetchWithProducts', collection.fetchWithProducts(trousers.id, { productsFirst: 2 }))
await expectValue('collection.fetchAllWithProducts', collection.fetchAllWithProducts({ first: 2, productsFirst: 2 }))

const line = { variantId: heroes.variants[0].id, quantity: 1 }
const { id } = await expectValue('checkout.create', checkout.create({ email: 'jo@example.com' }))
const added = await expectValue('checkout.addLineItems', checkout.addLineItems(id, [line]))
await expectValue('checkout.fetch', checkout.fetch(id))
const changed = [{ id: added.lineItems[0].id, quantity: 2 }]
await expectValue('checkout.updateLineItems', checkout.updateLineItems(id, changed))
await expectValue('checkout.addDiscount', checkout.addDiscount(id, 'FRIEND20'))
await expectValue('checkout.removeDiscount', checkout.removeDiscount(id))
await expectValue('checkout.addGiftCards', checkout.addGiftCards(id, ['NONE']))
await expectValue('checkout.updateAttributes', checkout.updateAttributes(id, { note: 'ring twice' }))
await expectValue('checkout.updateEmail', checkout.updateEmail(id, 'bea@example.com'))
const replaced = await expectValue('checkout.replaceLineItems', checkout.replaceLineItems(id, [line]))
await expectValue('checkout.removeLineItems', checkout.removeLineItems(id, [replaced.lineItems[0].id]))
console.log(`shopify-buy: ${calls} calls`)

for (const apiVersion of ['2026-01', '2026-07', '2026-10']) {
  const client = createStorefrontApiClient({ storeDomain: `https://${domain}`, apiVersion, publicAccessToken: 'any' })
  const { data, errors } = await client.request('{ shop { name } }')
  if (!data?.shop.name) throw new Error(`storefront-api-client with ${apiVersion}: ${JSON.stringify(errors)}`)
}
console.log('storefront-api-client: 2026-01, 2026-07, 2026-10')

for (const [version, name] of [
  ['2025-01', 'hydrogen-react-2025'],
  ['2026-04', 'hydrogen-react-2026'],
]) {
  const hydrogen = await import(name)
  const client = hydrogen.createStorefrontClient({
    storeDomain: `https://${domain}`,
    storefrontApiVersion: version,
    publicStorefrontToken: 'any',
  })
  const response = await globalThis.fetch(client.getStorefrontApiUrl(), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...client.getPublicTokenHeaders() },
    body: JSON.stringify({ query: PRODUCT }),
  })
  const { data, errors } = await response.json()
  if (errors) throw new Error(`hydrogen-react with ${version}: ${JSON.stringify(errors)}`)
  const { product } = data
  const [waist] = hydrogen.getProductOptions(product)
  const existing = waist.optionValues.filter((value) => value.exists)
  if (existing.length !== waist.optionValues.length || !existing.some((value) => value.selected))
    throw new Error(`hydrogen-react with ${version}: of ${waist.optionValues.length} values ${existing.length} exist`)
  const { createElement } = React
  const provider = {
    storeDomain: `https://${domain}`,
    storefrontToken: 'any',
    storefrontApiVersion: version,
    countryIsoCode: 'US',
    languageIsoCode: 'EN',
  }
  const [variant] = hydrogen.flattenConnection(product.variants)
  const html = renderToStaticMarkup(
    createElement(
      hydrogen.ShopifyProvider,
      provider,
      createElement(hydrogen.Money, { data: variant.price }),
      createElement(hydrogen.Image, { data: product.featuredImage, sizes: '100vw' }),
    ),
  )
  if (!html.includes('$') || !html.includes('width='))
    throw new Error(`hydrogen-react with ${version} rendered ${html}`)
}
console.log('hydrogen-react: 2025.1 and 2026.4 with prices, options and pictures')

await server.close()
await backend.close()
