import type { Catalogue, CatalogueCollection, CatalogueProduct } from '../../world/catalogue.ts'
import type { World } from '../../world/world.ts'
import { type Counter, collectionProduct, wholeProduct } from './product-wire.ts'

/** Collections and products as JSON text, ready to send. Undefined: no such thing in this world. */
export type Prebuilt = {
  collection(handle: string, counter: Counter): Uint8Array<ArrayBuffer> | undefined
  product(handle: string, counter: Counter): Uint8Array<ArrayBuffer> | undefined
}

/**
 * The trousers are 25,000 variants: too many to build and stringify for every request. What a world has not touched is
 * the same in all worlds, so it is made once per region; what it has touched is made anew and put in its place.
 */
export function createPrebuilt(catalogue: Catalogue): Prebuilt {
  const texts = new Map<string, string>()
  const bodies = new Map<string, Uint8Array<ArrayBuffer>>()

  return {
    collection(handle, counter) {
      const collection = catalogue.collectionByHandle.get(handle)
      if (!collection) return undefined
      const { world } = counter
      const touched = touchedProducts(world)
      const pristine = collection.products.every((each) => !touched.has(each) && !world.withdrawn.has(each))
      const build = () => encode(collectionText(collection, counter, touched))
      return pristine ? once(bodies, key('collection', handle, counter), build) : build()
    },
    product(handle, counter) {
      const product = catalogue.byHandle.get(handle)
      if (!product || counter.world.withdrawn.has(handle)) return undefined
      const touched = touchedProducts(counter.world)
      const colours = catalogue.groups.get(product.groupSku) ?? []
      const pristine = colours.every((each) => !touched.has(each.handle) && !counter.world.withdrawn.has(each.handle))
      const build = () => encode(JSON.stringify(wholeProduct(product, counter)))
      return pristine ? once(bodies, key('product', handle, counter), build) : build()
    },
  }

  function collectionText(
    { handle, title, description, products }: CatalogueCollection,
    counter: Counter,
    touched: Set<string>,
  ) {
    const listed = products
      .filter((each) => !counter.world.withdrawn.has(each))
      .flatMap((each) => catalogue.byHandle.get(each) ?? [])
      .map((product) => productText(product, counter, touched))
    const head = JSON.stringify({ handle, title, description }).slice(0, -1)
    return `${head},"products":[${listed.join(',')}]}`
  }

  function productText(product: CatalogueProduct, counter: Counter, touched: Set<string>): string {
    const build = () => JSON.stringify(collectionProduct(product, counter))
    return touched.has(product.handle) ? build() : once(texts, key('listed', product.handle, counter), build)
  }
}

/** Handles of the products whose stock in this world is not the house's. */
function touchedProducts({ stock, catalogue }: World): Set<string> {
  const ids = Object.keys(stock.overlay())
  return new Set(ids.flatMap((id) => catalogue.variantById.get(id)?.product.handle ?? []))
}

const key = (kind: string, handle: string, { region, origin }: Counter) => `${kind} ${handle} ${region} ${origin}`

function once<Value>(made: Map<string, Value>, key: string, make: () => Value): Value {
  const value = made.get(key) ?? make()
  made.set(key, value)
  return value
}

const encode = (text: string) => new TextEncoder().encode(text)
