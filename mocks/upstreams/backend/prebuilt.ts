import { createHash } from 'node:crypto'
import type { Catalogue, CatalogueProduct } from '../../world/catalogue.ts'
import type { World } from '../../world/world.ts'
import { type Counter, collectionProduct, wholeProduct } from './product-wire.ts'

/** JSON in the pieces that it is kept in, so that sending it copies nothing. */
export type Body = {
  pieces: readonly Uint8Array<ArrayBuffer>[]
  /** Bytes. */
  length: number
  /** The same for the same bytes, whichever world they were asked for in. */
  etag: string
}

/** Collections and products, ready to send. Undefined: no such thing in this world. */
export type Prebuilt = {
  collection(handle: string, counter: Counter): Body | undefined
  product(handle: string, counter: Counter): Body | undefined
}

type Piece = { bytes: Uint8Array<ArrayBuffer>; hash: string }

/**
 * The trousers are tens of thousands of variants: too many to build and stringify for every request. A product that a
 * world has not touched is the same in all worlds, so it is made once per region and lies in every collection that lists
 * it; only what the world has touched is made anew.
 */
export function createPrebuilt(catalogue: Catalogue): Prebuilt {
  const made = new Map<string, Piece>()

  return {
    collection(handle, counter) {
      const collection = catalogue.collectionByHandle.get(handle)
      if (!collection) return undefined
      const { world } = counter
      const touched = touchedProducts(world)
      const listed = collection.products
        .filter((each) => !world.withdrawn.has(each))
        .flatMap((each) => catalogue.byHandle.get(each) ?? [])
        .map((product) => {
          const build = () => piece(JSON.stringify(collectionProduct(product, counter)))
          return touched.has(product.handle) ? build() : once(key('listed', product, counter), build)
        })
      const { title, description } = collection
      const head = piece(`${JSON.stringify({ handle, title, description }).slice(0, -1)},"products":[`)
      return body([head, ...listed.flatMap((each, index) => (index === 0 ? [each] : [COMMA, each])), END])
    },

    product(handle, counter) {
      const product = catalogue.byHandle.get(handle)
      const { world } = counter
      if (!product || world.withdrawn.has(handle)) return undefined
      const touched = touchedProducts(world)
      const colours = catalogue.groups.get(product.groupSku) ?? []
      const pristine = colours.every((each) => !touched.has(each.handle) && !world.withdrawn.has(each.handle))
      const build = () => piece(JSON.stringify(wholeProduct(product, counter)))
      return body([pristine ? once(key('whole', product, counter), build) : build()])
    },
  }

  function once(key: string, build: () => Piece): Piece {
    const piece = made.get(key) ?? build()
    made.set(key, piece)
    return piece
  }
}

/** Handles of the products whose stock in this world is not the house's. */
function touchedProducts({ stock, catalogue }: World): Set<string> {
  const ids = Object.keys(stock.overlay())
  return new Set(ids.flatMap((id) => catalogue.variantById.get(id)?.product.handle ?? []))
}

const key = (kind: string, { handle }: CatalogueProduct, { region, origin }: Counter) =>
  `${kind} ${handle} ${region} ${origin}`

function piece(text: string): Piece {
  return { bytes: new TextEncoder().encode(text), hash: hashOf(text) }
}

const COMMA = piece(',')
const END = piece(']}')

function body(pieces: readonly Piece[]): Body {
  return {
    pieces: pieces.map(({ bytes }) => bytes),
    length: pieces.reduce((sum, { bytes }) => sum + bytes.length, 0),
    etag: `"${hashOf(pieces.map(({ hash }) => hash).join(' '))}"`,
  }
}

function hashOf(text: string): string {
  return createHash('sha1').update(text).digest('base64url')
}
