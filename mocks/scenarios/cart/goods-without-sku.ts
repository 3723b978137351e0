import type { CatalogueProduct, CatalogueVariant } from '#mocks/world/catalogue.ts'
import { defineScenario } from '../define-scenario.ts'
import { aFilledCart, filledCartParams } from '../given/a-filled-cart.ts'

export const goodsWithoutSku = defineScenario({
  name: 'goods-without-sku',
  summary:
    'Nobody has entered a SKU for the trousers in the shopper’s cart, which shows with the next thing that is added.',
  department: 'cart',
  reproduces: ['analytics.basket-failed'],
  params: filledCartParams,
  async given(stage) {
    const { id, lines } = await aFilledCart(stage)
    const [line] = lines
    const sold = stage.catalogue.variantById.get(line?.variantId ?? '')
    if (!line || !sold) return
    const checkoutUrl = `${stage.origin}/checkout/${stage.params.region}/${id.slice(id.lastIndexOf('/') + 1)}`
    const nodes = [lineOf(line.id, sold, stage.origin)]
    const cart = { ...emptyCart(stage.world.clock.now().toISOString()), id, checkoutUrl, lines: { nodes } }
    const body = { data: { cartLinesAdd: { cart, userErrors: [], warnings: [] } } }
    // the house enters a SKU for everything that it sells, so no state of the world has goods without one
    stage.faults.add({ upstream: 'shopify', operation: 'cartLinesAdd', respond: { status: 200, body } })
  },
  start: '/products/heroes-navy',
})

/** Whatever it costs is not what this is about. */
const PRICE = { amount: '98.0', currencyCode: 'GBP' }

const emptyCart = (now: string) => ({
  createdAt: now,
  updatedAt: now,
  totalQuantity: 1,
  attributes: [],
  buyerIdentity: { email: null },
  discountCodes: [],
  discountAllocations: [],
  cost: { subtotalAmount: PRICE, totalAmount: PRICE },
})

/** A line as Shopify tells of goods for which a SKU was not entered: it may be null. */
const lineOf = (id: string, sold: { product: CatalogueProduct; variant: CatalogueVariant }, origin: string) => ({
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
    id: `gid://shopify/ProductVariant/${sold.variant.id}`,
    title: sold.variant.values.join(' / '),
    sku: null,
    availableForSale: true,
    quantityAvailable: 20,
    price: PRICE,
    compareAtPrice: null,
    selectedOptions: [],
    image: { url: `${origin}/images/${sold.product.handle}/front.jpg`, altText: null, width: 1600, height: 2000 },
    product: {
      id: `gid://shopify/Product/${sold.product.id}`,
      handle: sold.product.handle,
      title: `${sold.product.style}, ${sold.product.colour.name}`,
      productType: sold.product.productType,
      availableForSale: true,
      onlineStoreUrl: null,
      tags: [],
      options: [],
    },
  },
})
