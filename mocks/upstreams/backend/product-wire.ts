import type {
  CollectionProduct,
  Colourway,
  Money,
  Picture,
  Product,
  Variant,
} from '#contracts/backend/generated/types.ts'
import { REGIONS, type RegionCode } from '#contracts/shop/regions.ts'
import type { CatalogueProduct, CatalogueVariant } from '#mocks/world/catalogue/catalogue.ts'
import type { GarmentProduct } from '#mocks/world/catalogue/has-garment.ts'
import { getStyleAndColour } from '#mocks/world/catalogue/style-and-colour.ts'
import type { World } from '../../world/world.ts'
import { getHoverView, getViews, type View } from '../images/views.ts'
import { isProductAvailable } from '../shopify/goods/availability.ts'
import { getBadges } from './badges.ts'

/** The world (stock), region (prices) and image origin that a product is serialised for. */
export type ProductContext = { world: World; region: RegionCode; origin: string }

/** The product as listed in a collection. */
export function toCollectionProduct(
  product: GarmentProduct,
  { world, region, origin }: ProductContext,
): CollectionProduct {
  return {
    handle: product.handle,
    sku: product.sku,
    title: product.colour.name,
    product_type: product.productType,
    ...(product.subtitle !== undefined && { subtitle: product.subtitle }),
    price: toMoney(product.price[region], region),
    compare_at_price: product.compareAt && toMoney(product.compareAt[region], region),
    image: toPicture(product, 'front', origin),
    hover_image: toPicture(product, getHoverView(product.garment), origin),
    ...(getViews(product.garment).includes('cloth') && { cloth_image: toPicture(product, 'cloth', origin) }),
    tags: [...product.tags],
    badges: getBadges(product, region),
    swatch: toSwatch(product),
    published_at: product.since,
    product_feed: {
      brand: 'SPOKE',
      category: product.category,
      product_id: product.id,
      group_id: product.groupSku,
      group_title: product.style,
    },
    options: product.options.flatMap((option, index) =>
      'type' in option ? [{ type: option.type, position: index + 1, values: [...option.values] }] : [],
    ),
    variants: product.variants.map((variant) => toVariant(variant, product, world, region)),
  }
}

/** The product for its product page. */
export function toProduct(product: GarmentProduct, context: ProductContext): Product {
  const { promise, description, highlights, fabric, care } = product
  return {
    ...toCollectionProduct(product, context),
    promise,
    description,
    highlights: [...highlights],
    fabric,
    care,
    images: getViews(product.garment).map((view) => ({ ...toPicture(product, view, context.origin), view })),
    colourways: listColourways(product, context),
    personalisation: getPersonalisation(product, context),
  }
}

function getPersonalisation({ letters }: CatalogueProduct, { world }: ProductContext): Product['personalisation'] {
  const { variants: [variant] = [] } = world.catalogue.personalisation ?? {}
  if (!letters || !variant) return null
  return { variant_id: `gid://shopify/ProductVariant/${variant.id}`, max_length: letters }
}

function toVariant(
  { id, sku, values, price }: CatalogueVariant,
  product: CatalogueProduct,
  { stock }: World,
  region: RegionCode,
): Variant {
  return {
    id: `gid://shopify/ProductVariant/${id}`,
    sku,
    options: [...values],
    inventory_quantity: stock.available(id),
    pre_order_inventory_quantity: stock.preOrder(id),
    ...(price && price[region] !== product.price[region] && { price: toMoney(price[region], region) }),
  }
}

/** The colourways of the style that the world sells, including the product itself. */
function listColourways({ groupSku }: CatalogueProduct, { world, origin }: ProductContext): Colourway[] {
  const colours = world.catalogue.groups.get(groupSku) ?? []
  return colours
    .filter(({ handle }) => !world.withdrawn.has(handle))
    .map((colour) => ({
      handle: colour.handle,
      title: colour.colour.name,
      swatch: toSwatch(colour),
      image: toPicture(colour, 'front', origin),
      available: isProductAvailable(world, colour),
    }))
}

const toSwatch = ({ colour: { name, hex } }: CatalogueProduct) => ({ name, hex })

/** An image URL without a width; the shop adds the widths it needs. */
export function toPicture(product: CatalogueProduct, view: View, origin: string): Picture {
  const name = getStyleAndColour(product)
  return {
    src: `${origin}/images/${product.handle}/${view}.jpg`,
    alt: view === 'front' ? name : `${name}, ${view}`,
  }
}

/** Formats an amount. `minor` is in pence or cents; the backend always writes two decimals. */
export function toMoney(minor: number, region: RegionCode): Money {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  const sign = minor < 0 ? '-' : ''
  return { amount: `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`, currencyCode: REGIONS[region].currency }
}
