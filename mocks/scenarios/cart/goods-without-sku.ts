import { getProductTitle } from '#mocks/upstreams/shopify/goods/product.ts'
import type { CatalogueProduct, CatalogueVariant } from '#mocks/world/catalogue/catalogue.ts'
import { defineScenario } from '../define-scenario.ts'
import { filledCartParams, givenFilledCart } from '../given/filled-cart.ts'

export const goodsWithoutSku = defineScenario({
  name: 'goods-without-sku',
  summary: 'The trousers in the shopper’s cart have no SKU, which shows when the next product is added.',
  department: 'cart',
  reproduces: ['analytics.basket-failed'],
  params: filledCartParams,
  async given(context) {
    const { id, lines } = await givenFilledCart(context)
    const [line] = lines
    const entry = context.catalogue.variantById.get(line?.variantId ?? '')
    if (!line || !entry) return
    const checkoutUrl = `${context.origin}/checkout/${context.params.region}/${id.slice(id.lastIndexOf('/') + 1)}`
    const nodes = [createLine(line.id, entry, context.origin)]
    const cart = { ...createCart(context.world.clock.now().toISOString()), id, checkoutUrl, lines: { nodes } }
    const body = { data: { cartLinesAdd: { cart, userErrors: [], warnings: [] } } }
    // every variant of the catalogue has a SKU, so only a fault can return a line without one
    context.faults.add({ upstream: 'shopify', operation: 'cartLinesAdd', respond: { status: 200, body } })
  },
  start: '/products/heroes-navy',
})

/** Any price; the scenario is not about it. */
const PRICE = { amount: '98.0', currencyCode: 'GBP' }

const createCart = (now: string) => ({
  createdAt: now,
  updatedAt: now,
  totalQuantity: 1,
  attributes: [],
  buyerIdentity: { email: null, customer: null },
  discountCodes: [],
  discountAllocations: [],
  cost: { subtotalAmount: PRICE, totalAmount: PRICE },
})

/** A cart line as Shopify returns it for a variant without a SKU. */
const createLine = (
  id: string,
  { product, variant }: { product: CatalogueProduct; variant: CatalogueVariant },
  origin: string,
) => ({
  id,
  quantity: 1,
  attributes: [],
  cost: {
    amountPerQuantity: PRICE,
    compareAtAmountPerQuantity: null,
    subtotalAmount: PRICE,
    totalAmount: PRICE,
  },
  discountAllocations: [],
  merchandise: {
    __typename: 'ProductVariant',
    id: `gid://shopify/ProductVariant/${variant.id}`,
    title: variant.values.join(' / '),
    sku: null,
    availableForSale: true,
    quantityAvailable: 20,
    price: PRICE,
    compareAtPrice: null,
    selectedOptions: [],
    image: { url: `${origin}/images/${product.handle}/front.jpg`, altText: null, width: 1600, height: 2000 },
    product: {
      id: `gid://shopify/Product/${product.id}`,
      handle: product.handle,
      title: getProductTitle(product),
      productType: product.productType,
      availableForSale: true,
      onlineStoreUrl: null,
      tags: [],
      options: [],
    },
  },
})
