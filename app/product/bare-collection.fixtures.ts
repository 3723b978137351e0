/* A handwritten collection with only the fields of spec 3 and 7. Its skus, ids and values occur nowhere in the simulation. */

type BareVariant = { id: number; sku: string; options: string[]; stock?: number; preOrder?: number | null }
type BareProduct = {
  sku: string
  title: string
  productType: string
  category?: string
  price?: unknown
  tags?: string[]
  id: unknown
  group: unknown
  options: string[]
  variants: BareVariant[]
}

/** A product as the collection call of spec 7 gives it. */
export const toBareProduct = (product: BareProduct) => ({
  sku: product.sku,
  title: product.title,
  product_type: product.productType,
  price: product.price ?? 98,
  image: { src: `https://pictures.example/${product.sku}.jpg` },
  tags: product.tags ?? [],
  product_feed: {
    brand: 'SPOKE',
    category: product.category ?? product.productType,
    product_id: product.id,
    group_id: product.group,
  },
  options: product.options.map((type, index) => ({ type, position: index + 1 })),
  variants: product.variants.map(({ id, sku, options, stock = 5, preOrder = null }) => ({
    id,
    sku,
    options,
    inventory_quantity: stock,
    pre_order_inventory_quantity: preOrder,
  })),
})

const size = (id: number, sku: string, waist: string, build: string, leg: string, stock?: number): BareVariant => ({
  id,
  sku: `${sku}/${waist}${build}${leg}`,
  options: [waist, build, leg],
  ...(stock !== undefined && { stock }),
})

const OLIVE = 'ab12cd-OLV-001'
const NAVY = 'ab12cd-NVY-002'
const PERCALE = 'zz99yy-PER-001'

/** Two colours of one style of trousers, and another style; with ids as numbers and prices in three spellings. */
export const bareTrousers = {
  products: [
    toBareProduct({
      sku: OLIVE,
      title: 'Olive',
      productType: 'Trousers',
      tags: ['New', 'Organic'],
      id: 9001,
      group: 77,
      options: ['waist', 'build', 'leg'],
      variants: [
        size(501, OLIVE, '36', 'Build B', '30'),
        size(502, OLIVE, '34', 'Build A', '32'),
        size(503, OLIVE, '34', 'Build B', '32', 2),
        size(504, OLIVE, '28', 'Build B', '32', 0),
      ],
    }),
    toBareProduct({
      sku: NAVY,
      title: 'Navy',
      productType: 'Trousers',
      price: '110',
      tags: ['tax:MTO'],
      id: 'gid://shopify/Product/9002',
      group: '77',
      options: ['waist', 'build', 'leg'],
      variants: [size(511, NAVY, '34', 'Build B', '32'), size(512, NAVY, '38', 'Build C', '34')],
    }),
    toBareProduct({
      sku: PERCALE,
      title: 'Percale',
      productType: 'Trousers',
      price: { amount: '75.00', currencyCode: 'GBP' },
      id: 9003,
      group: 78,
      options: ['waist', 'build', 'leg'],
      variants: [size(521, PERCALE, '34', 'Build B', '30'), size(522, PERCALE, '36', 'Build B', '32')],
    }),
  ],
}
