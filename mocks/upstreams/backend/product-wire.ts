import type {
  CollectionProduct,
  Colourway,
  Money,
  Picture,
  Product,
  Variant,
} from '#contracts/backend/generated/types.ts'
import { CURRENCIES, type RegionCode } from '#contracts/regions.ts'
import type { CatalogueProduct, CatalogueVariant } from '../../world/catalogue.ts'
import type { World } from '../../world/world.ts'
import { badgesOf } from './badges.ts'

/** Whose prices, whose stock, and where the pictures are. */
export type Counter = { world: World; region: RegionCode; origin: string }

/** A garment is drawn from four sides (the image host's views). */
const VIEWS = ['front', 'back', 'detail', 'folded'] as const
type View = (typeof VIEWS)[number]

/** A product as a collection lists it. */
export function collectionProduct(product: CatalogueProduct, { world, region, origin }: Counter): CollectionProduct {
  return {
    handle: product.handle,
    sku: product.sku,
    title: product.colour.name,
    product_type: product.productType,
    price: money(product.price[region], region),
    compare_at_price: product.compareAt && money(product.compareAt[region], region),
    image: picture(product, 'front', origin),
    hover_image: picture(product, 'back', origin),
    tags: [...product.tags],
    badges: badgesOf(product, region),
    swatch: swatch(product),
    published_at: product.since,
    product_feed: {
      brand: 'SPOKE',
      category: product.category,
      product_id: product.id,
      group_id: product.groupSku,
      group_title: product.style,
    },
    options: product.options.map(({ type, values }, index) => ({ type, position: index + 1, values: [...values] })),
    variants: product.variants.map((variant) => variantWire(variant, product, world, region)),
  }
}

/** A product as its own page needs it. */
export function wholeProduct(product: CatalogueProduct, counter: Counter): Product {
  const { promise, description, highlights, fabric, care } = product
  return {
    ...collectionProduct(product, counter),
    promise,
    description,
    highlights: [...highlights],
    fabric,
    care,
    images: VIEWS.map((view) => ({ ...picture(product, view, counter.origin), view })),
    colourways: colourwaysOf(product, counter),
    personalisation: personalisationOf(product, counter),
  }
}

function personalisationOf({ letters }: CatalogueProduct, { world, region }: Counter): Product['personalisation'] {
  const { price, variants } = world.catalogue.personalisation
  const [variant] = variants
  if (!letters || !variant) return null
  return {
    variant_id: `gid://shopify/ProductVariant/${variant.id}`,
    price: money(price[region], region),
    max_length: letters,
  }
}

function variantWire(
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
    ...(price && price[region] !== product.price[region] && { price: money(price[region], region) }),
  }
}

/** All colours of the style that this world sells, the product itself among them. */
function colourwaysOf({ groupSku }: CatalogueProduct, { world, origin }: Counter): Colourway[] {
  const colours = world.catalogue.groups.get(groupSku) ?? []
  return colours
    .filter(({ handle }) => !world.withdrawn.has(handle))
    .map((colour) => ({
      handle: colour.handle,
      title: colour.colour.name,
      swatch: swatch(colour),
      image: picture(colour, 'front', origin),
      available: colour.variants.some(({ id }) => world.stock.available(id) + (world.stock.preOrder(id) ?? 0) > 0),
    }))
}

const swatch = ({ colour: { name, hex } }: CatalogueProduct) => ({ name, hex })

/** A picture's address without a width: the shop asks for the widths that it needs. */
export function picture(product: CatalogueProduct, view: View, origin: string): Picture {
  const name = `${product.style} in ${product.colour.name}`
  return {
    src: `${origin}/images/${product.handle}/${view}.jpg`,
    alt: view === 'front' ? name : `${name}, ${view}`,
  }
}

/** @param minor Pence or cents; the backend always writes two digits after the point. */
export function money(minor: number, region: RegionCode): Money {
  const digits = String(minor).padStart(3, '0')
  return { amount: `${digits.slice(0, -2)}.${digits.slice(-2)}`, currencyCode: CURRENCIES[region] }
}
