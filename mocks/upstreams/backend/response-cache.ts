import { createHash } from 'node:crypto'
import type { CatalogueProduct } from '#mocks/world/catalogue/catalogue.ts'
import { hasGarment } from '#mocks/world/catalogue/has-garment.ts'
import type { World } from '#mocks/world/world.ts'
import { isCollectionWithdrawn } from '../shopify/goods/availability.ts'
import { type ProductContext, toCollectionProduct, toProduct } from './product-wire.ts'

/** A JSON body in cached chunks, so that sending it copies nothing. */
export type CachedBody = {
  chunks: readonly Uint8Array<ArrayBuffer>[]
  /** Bytes. */
  length: number
  /** Equal for equal bytes, in any world. */
  etag: string
}

/** JSON bodies of collections and products; undefined if the world has none. */
type ResponseCache = {
  collection(handle: string, context: ProductContext): CachedBody | undefined
  product(handle: string, context: ProductContext): CachedBody | undefined
}

type Chunk = { bytes: Uint8Array<ArrayBuffer>; hash: string }

/**
 * Creates a cache of serialised products: all trousers have tens of thousands of variants, too many to serialise per
 * request. Products that a world has not changed share one chunk per region; changed ones are serialised each time.
 */
export function createResponseCache(): ResponseCache {
  const cachedChunks = new Map<string, Chunk>()

  return {
    collection(handle, context) {
      const { world } = context
      const { catalogue } = world
      const collection = catalogue.collectionByHandle.get(handle)
      if (!collection || isCollectionWithdrawn(world, collection)) return undefined
      const changed = getChangedProducts(world)
      const productChunks = collection.products
        .filter((productHandle) => !world.withdrawn.has(productHandle))
        .flatMap((productHandle) => catalogue.byHandle.get(productHandle) ?? [])
        // the contract has this shop's option types only
        .filter(hasGarment)
        .map((product) => {
          const build = () => createChunk(JSON.stringify(toCollectionProduct(product, context)))
          return changed.has(product.handle) ? build() : getOrCreate(getKey('listed', product, context), build)
        })
      const { title, description, firstColours } = collection
      const fields = JSON.stringify({ handle, title, description, first_products: firstColours })
      const head = createChunk(`${fields.slice(0, -1)},"products":[`)
      return createBody([
        head,
        ...productChunks.flatMap((chunk, index) => (index === 0 ? [chunk] : [COMMA, chunk])),
        END,
      ])
    },

    product(handle, context) {
      const { world } = context
      const { catalogue } = world
      const product = catalogue.byHandle.get(handle)
      if (!product || !hasGarment(product) || world.withdrawn.has(handle)) return undefined
      const changed = getChangedProducts(world)
      const colours = catalogue.groups.get(product.groupSku) ?? []
      const isUnchanged = colours.every((colour) => !changed.has(colour.handle) && !world.withdrawn.has(colour.handle))
      const build = () => createChunk(JSON.stringify(toProduct(product, context)))
      return createBody([isUnchanged ? getOrCreate(getKey('whole', product, context), build) : build()])
    },
  }

  function getOrCreate(key: string, build: () => Chunk): Chunk {
    const chunk = cachedChunks.get(key) ?? build()
    cachedChunks.set(key, chunk)
    return chunk
  }
}

/** Handles of the products whose stock or price the world has changed. */
function getChangedProducts({ stock, priceChanges, catalogue }: World): Set<string> {
  const ids = Object.keys(stock.getOverrides())
  const sold = ids.flatMap((id) => catalogue.variantById.get(id)?.product.handle ?? [])
  return new Set([...sold, ...Object.keys(priceChanges)])
}

const getKey = (kind: string, { handle }: CatalogueProduct, { region, origin }: ProductContext) =>
  `${kind} ${handle} ${region} ${origin}`

function createChunk(text: string): Chunk {
  return { bytes: new TextEncoder().encode(text), hash: hash(text) }
}

const COMMA = createChunk(',')
const END = createChunk(']}')

function createBody(chunks: readonly Chunk[]): CachedBody {
  return {
    chunks: chunks.map(({ bytes }) => bytes),
    length: chunks.reduce((sum, { bytes }) => sum + bytes.length, 0),
    etag: `"${hash(chunks.map(({ hash }) => hash).join(' '))}"`,
  }
}

function hash(text: string): string {
  return createHash('sha1').update(text).digest('base64url')
}
