import type { ListedProduct } from '#app/product/listed-product.ts'
import { decodeNumbers, encodeNumbers } from '#app/product/size/number-runs.ts'
import type { FilterMatcher } from './filter-matcher.ts'
import type { Filters } from './filters.ts'
import type { Sort } from './sorts.ts'

/** One field of all products: its distinct values, and the index of each product's value (`encodeNumbers`). */
type Column<Value> = { values: readonly Value[]; at: string }

/** A product type and its options, which many products share. */
type Kind = Pick<ListedProduct, 'productType'> & Pick<ListedProduct['sizes'], 'options'>

/** The fields that are stored as columns without conversion. */
type Field = Exclude<keyof ListedProduct, 'colours' | 'image' | 'secondImage' | 'productId' | 'productType' | 'sizes'>

/** The products by column, so that shared values are stored once. `colours` are indexes of products. */
type CompactListing = {
  fields: { [Name in Field]: Column<ListedProduct[Name]> }
  /** Encoded numbers if all ids are numbers, as Shopify's are. */
  productIds: string | Column<string>
  /** The addresses of the pictures, with HANDLE in place of the product's handle. */
  images: Column<string>
  secondImages: Column<string>
  kinds: Column<Kind>
  inStock: readonly string[]
  few: readonly string[]
  colours: Column<string>
}

/** Placeholder for the handle in picture URLs. */
const HANDLE = '{handle}'

const toPictureText = (handle: string, image: string | null) => image?.replaceAll(handle, HANDLE) ?? ''

/** Encodes the products as one JSON string, which the framework serialises at no cost, unlike hundreds of objects. */
export function encodeListing(products: readonly ListedProduct[]): string {
  const indexes = new Map(products.map(({ handle }, index) => [handle, index]))
  const toFieldColumn = <Name extends Field>(name: Name) => toColumn(products.map((product) => product[name]))
  const listing: CompactListing = {
    fields: {
      handle: toFieldColumn('handle'),
      style: toFieldColumn('style'),
      colour: toFieldColumn('colour'),
      subtitle: toFieldColumn('subtitle'),
      price: toFieldColumn('price'),
      compareAtPrice: toFieldColumn('compareAtPrice'),
      badge: toFieldColumn('badge'),
      availability: toFieldColumn('availability'),
      sku: toFieldColumn('sku'),
      category: toFieldColumn('category'),
      publishedAt: toFieldColumn('publishedAt'),
      colourFamily: toFieldColumn('colourFamily'),
      cloth: toFieldColumn('cloth'),
      legShape: toFieldColumn('legShape'),
    },
    productIds: encodeIds(products.map(({ productId }) => productId)),
    images: toColumn(products.map(({ handle, image }) => toPictureText(handle, image))),
    secondImages: toColumn(products.map(({ handle, secondImage }) => toPictureText(handle, secondImage))),
    kinds: toColumn(products.map(({ productType, sizes: { options } }) => ({ productType, options }))),
    inStock: products.map(({ sizes }) => sizes.inStock),
    few: products.map(({ sizes }) => sizes.few),
    colours: toColumn(
      products.map(({ colours }) => encodeNumbers(colours.flatMap(({ handle }) => indexes.get(handle) ?? []))),
    ),
  }
  return JSON.stringify(listing)
}

function toColumn<Value>(items: readonly Value[]): Column<Value> {
  const indexes = new Map<string, number>()
  const values: Value[] = []
  const at = items.map((item) => {
    const text = JSON.stringify(item)
    const index = indexes.get(text) ?? values.push(item) - 1
    indexes.set(text, index)
    return index
  })
  return { values, at: encodeNumbers(at) }
}

/** Reads a column by the index of a product. */
function createReader<Value>({ values, at }: Column<Value>): (index: number) => Value {
  const indexes = decodeNumbers(at)
  return (index) => {
    const from = indexes[index] ?? values.length
    for (const value of values.slice(from, from + 1)) return value
    throw new Error(`Expected product ${index} in the listing, received ${indexes.length} products.`)
  }
}

const encodeIds = (ids: readonly string[]): CompactListing['productIds'] =>
  ids.every((id) => Number.isSafeInteger(Number(id)) && String(Number(id)) === id)
    ? encodeNumbers(ids.map(Number))
    : toColumn(ids)

function createIdReader(ids: CompactListing['productIds']): (index: number) => string {
  if (typeof ids !== 'string') return createReader(ids)
  const numbers = decodeNumbers(ids)
  return (index) => String(numbers[index])
}

/** The products of a collection with their filters, as `getListing` makes them. */
export type Listing = {
  products: readonly ListedProduct[]
  matcher: FilterMatcher<ListedProduct>
  /** The products that match, sorted. */
  filterListing: (filters: Filters, sort: Sort) => readonly ListedProduct[]
}

/** The products of an encoded listing. The first call of `getListing` adds their filters. */
type DecodedListing = { products: readonly ListedProduct[]; listing?: Listing }

/** Cached listings: more than all collections of three regions. */
const CACHE_SIZE = 120

const cache = new Map<string, DecodedListing>()

/** Decodes a listing. The same text returns the same object, since decoding takes the server 2 ms per page. */
export function decodeListing(text: string): DecodedListing {
  const cachedListing = cache.get(text)
  if (cachedListing) {
    // Last again, because the many lists of searches must not displace the collections.
    cache.delete(text)
    cache.set(text, cachedListing)
    return cachedListing
  }
  const listing = { products: decodeProducts(JSON.parse(text)) }
  cache.set(text, listing)
  for (const oldestText of cache.keys()) {
    if (cache.size <= CACHE_SIZE) break
    cache.delete(oldestText)
  }
  return listing
}

function decodeProducts({
  fields,
  productIds,
  images,
  secondImages,
  kinds,
  inStock,
  few,
  colours,
}: CompactListing): ListedProduct[] {
  const read = {
    handle: createReader(fields.handle),
    style: createReader(fields.style),
    colour: createReader(fields.colour),
    subtitle: createReader(fields.subtitle),
    price: createReader(fields.price),
    compareAtPrice: createReader(fields.compareAtPrice),
    badge: createReader(fields.badge),
    availability: createReader(fields.availability),
    productId: createIdReader(productIds),
    sku: createReader(fields.sku),
    category: createReader(fields.category),
    publishedAt: createReader(fields.publishedAt),
    colourFamily: createReader(fields.colourFamily),
    cloth: createReader(fields.cloth),
    legShape: createReader(fields.legShape),
    image: createReader(images),
    secondImage: createReader(secondImages),
    kind: createReader(kinds),
  }
  // one array for all products of a style
  const readColours = createReader({
    at: colours.at,
    values: colours.values.map((encoded) =>
      decodeNumbers(encoded).map((index) => ({ handle: read.handle(index), colour: read.colour(index) })),
    ),
  })
  return inStock.map((sizes, index) => {
    const handle = read.handle(index)
    const { productType, options } = read.kind(index)
    return {
      handle,
      style: read.style(index),
      colour: read.colour(index),
      subtitle: read.subtitle(index),
      price: read.price(index),
      compareAtPrice: read.compareAtPrice(index),
      badge: read.badge(index),
      image: read.image(index).replaceAll(HANDLE, handle) || null,
      secondImage: read.secondImage(index).replaceAll(HANDLE, handle) || null,
      availability: read.availability(index),
      colours: readColours(index),
      productId: read.productId(index),
      sku: read.sku(index),
      category: read.category(index),
      publishedAt: read.publishedAt(index),
      colourFamily: read.colourFamily(index),
      cloth: read.cloth(index),
      legShape: read.legShape(index),
      productType,
      sizes: { options, inStock: sizes, few: few[index] ?? '' },
    }
  })
}
