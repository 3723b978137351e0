import { getResponse } from 'msw'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type {
  Catalogue,
  CatalogueCollection,
  CatalogueProduct,
  CatalogueVariant,
  Garment,
  OptionType,
} from '#mocks/world/catalogue/catalogue.ts'
import { buildCatalogue } from '../../world/goods-file/build-goods-catalogue.ts'
import { createWorld, type World } from '../../world/world.ts'
import { createCheckoutHandlers } from '../checkout/handlers.ts'
import type { UpstreamContext } from '../upstream.ts'
import { createShopifyHandlers } from './handlers.ts'

type ProductTraits = Partial<Omit<CatalogueProduct, 'variants' | 'options' | 'garment'>> & {
  handle: string
  garment?: Partial<Garment>
  options?: [OptionType, string[]][]
  /** The stock of each variant. */
  inventory?: number
  preOrder?: number
}

let productCount = 0

/** Builds a product with a variant for every combination of its options. */
export function buildProduct({
  options = [['size', ['S', 'M', 'L']]],
  inventory = 10,
  preOrder,
  ...traits
}: ProductTraits): CatalogueProduct {
  productCount += 1
  const id = traits.id ?? String(7_000 + productCount)
  const sku = traits.sku ?? `SKU${String(productCount).padStart(11, '0')}`
  const [style = '', colour = 'navy'] = traits.handle.split(/-(?=[^-]*$)/)
  const combinations = options.reduce<string[][]>(
    (tuples, [, values]) => tuples.flatMap((tuple) => values.map((value) => [...tuple, value])),
    [[]],
  )
  return {
    id,
    sku,
    groupSku: sku.slice(0, 6) + style,
    style: capitalize(style),
    colour: { name: capitalize(colour), hex: '#001e3c', family: 'navy' },
    productType: 'Tops',
    category: 'Tops',
    tags: [],
    price: { gb: 45_00, us: 60_00, eu: 55_00 },
    compareAt: null,
    promise: 'It fits.',
    description: 'A <plain> & simple thing.',
    highlights: [],
    fabric: 'Cotton',
    care: '',
    collections: [],
    since: '2026-03-01',
    popularity: 100,
    ...traits,
    garment: { kind: 'tee', colour: '#001e3c', fabric: 'jersey', ...traits.garment },
    options: options.map(([type, values]) => ({ type, values })),
    variants: combinations.map(
      (values, index): CatalogueVariant => ({
        id: `${id}${String(index).padStart(4, '0')}`,
        sku: `${sku}-${index}`,
        values,
        inventory,
        preOrder: preOrder ?? null,
      }),
    ),
  }
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).replaceAll('-', ' ')

/** Builds a catalogue of products, with the collections that the products name, and this shop's content. */
export function toCatalogue(goods: readonly CatalogueProduct[]): Catalogue {
  const handles = [...new Set(goods.flatMap((product) => product.collections))]
  const collections = handles.map(
    (handle): CatalogueCollection => ({
      handle,
      title: capitalize(handle),
      description: `All our ${handle}.`,
      products: goods.filter((product) => product.collections.includes(handle)).map((product) => product.handle),
    }),
  )
  const variants = goods.flatMap((product) => product.variants.map((variant) => ({ product, variant })))
  return {
    products: goods,
    collections,
    byHandle: new Map(goods.map((product) => [product.handle, product])),
    byId: new Map(goods.map((product) => [product.id, product])),
    variantById: new Map(variants.map((entry) => [entry.variant.id, entry])),
    variantBySku: new Map(variants.map((entry) => [entry.variant.sku, entry])),
    groups: Map.groupBy(goods, (product) => product.groupSku),
    collectionByHandle: new Map(collections.map((collection) => [collection.handle, collection])),
    personalisation: buildProduct({ handle: 'letters-ink', productType: 'Extra' }),
    reviews: new Map(),
    entries: buildCatalogue().entries,
  }
}

/** The products of most tests. */
export const goods = {
  tee: buildProduct({ handle: 'sharp-tee-navy', tags: ['multibuy:t-shirts'], collections: ['tops'] }),
  secondTee: buildProduct({ handle: 'breton-tee-white', tags: ['multibuy:t-shirts'], collections: ['tops'] }),
  heavyTee: buildProduct({
    handle: 'heavyweight-tee-black',
    tags: ['multibuy:heavyweight-tees'],
    garment: { fabric: 'heavy-jersey' },
    price: { gb: 55_00, us: 79_00, eu: 65_00 },
    collections: ['tops'],
  }),
  trunks: buildProduct({
    handle: 'trunks-navy',
    tags: ['multibuy:trunks'],
    productType: 'Underwear',
    garment: { kind: 'trunk' },
    price: { gb: 25_00, us: 32_00, eu: 30_00 },
    inventory: 40,
  }),
  belt: buildProduct({
    handle: 'woven-belt-brown',
    tags: ['multibuy:belts'],
    productType: 'Belts',
    garment: { kind: 'belt' },
    price: { gb: 89_00, us: 125_00, eu: 99_00 },
  }),
  heroes: buildProduct({
    handle: 'heroes-navy',
    productType: 'Trousers',
    garment: { kind: 'chino', fabric: 'twill' },
    price: { gb: 98_00, us: 135_00, eu: 119_00 },
    compareAt: { gb: 129_00, us: 175_00, eu: 155_00 },
    options: [
      ['waist', ['32', '34', '36']],
      ['build', ['Build A', 'Build B']],
      ['leg', ['30', '32']],
    ],
    tags: ['New'],
    collections: ['trousers'],
    inventory: 4,
  }),
  giftCard: buildProduct({
    handle: 'gift-card',
    productType: 'Gift Card',
    garment: { kind: 'gift-card', fabric: 'card' },
    options: [['amount', ['25', '50']]],
    inventory: 500,
  }),
}

/** Creates the simulated stores and their checkout in a new world, with functions to send them requests. */
export function createTestStore({ catalogue = toCatalogue(Object.values(goods)), seed = 1, version = '2025-01' } = {}) {
  const world: World = createWorld({ id: 'test', seed, catalogue })
  const context: UpstreamContext = {
    catalogue,
    origin: () => 'http://backend.test',
    storefront: (region) => `http://shop.test${region === 'gb' ? '' : `/${region}`}`,
    isStorefrontUrl: (url) => url.startsWith('http://shop.test/'),
    getWorld: () => world,
  }
  const handlers = [...createShopifyHandlers(context), ...createCheckoutHandlers(context)]

  async function fetch(input: string, init?: RequestInit): Promise<Response> {
    const response = await getResponse(handlers, new Request(new URL(input, context.origin()), init))
    if (!response) throw new Error(`No handler matches ${input}`)
    return response
  }

  /** Executes a document and returns its data; throws on errors. `execute` returns them. */
  async function query<Data = Record<string, never>>(
    document: string,
    variables: Record<string, unknown> = {},
    region: RegionCode = 'gb',
  ): Promise<Data> {
    const { data, errors } = await execute<Data>(document, variables, region)
    if (errors || !data) throw new Error(`The query failed: ${JSON.stringify(errors)}`)
    return data
  }

  async function execute<Data = Record<string, never>>(
    document: string,
    variables: Record<string, unknown> = {},
    region: RegionCode = 'gb',
  ): Promise<{
    data: Data | null
    errors?: { message: string; path?: unknown[]; extensions?: { code?: string } }[]
    extensions?: Record<string, unknown>
  }> {
    const response = await fetch(`/shopify/${region}/api/${version}/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': 'public' },
      body: JSON.stringify({ query: document, variables }),
    })
    return response.json()
  }

  return { world, context, fetch, query, execute }
}

/** The global id of a product's variant. @param selector The variant's position or its values. */
export function getVariantGid(product: CatalogueProduct, selector: number | string[] = 0): string {
  const variant =
    typeof selector === 'number'
      ? product.variants[selector]
      : product.variants.find(({ values }) => values.join() === selector.join())
  if (!variant) throw new Error(`${product.handle} has no variant ${selector}`)
  return `gid://shopify/ProductVariant/${variant.id}`
}
