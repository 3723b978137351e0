import type { Catalogue, CatalogueCollection, CatalogueProduct } from '../../../world/catalogue.ts'
import type { World } from '../../../world/world.ts'
import { idOf } from '../gid.ts'
import { stableNumber } from '../stable-number.ts'

/** The products that this world's store sells, in shop order. */
export function productsOf(world: World): readonly CatalogueProduct[] {
  if (world.withdrawn.size === 0) return world.catalogue.products
  return world.catalogue.products.filter((product) => isSold(world, product))
}

/** The products of one collection that this world's store sells, in the collection's order. */
export function productsIn(world: World, collection: CatalogueCollection): CatalogueProduct[] {
  return collection.products.flatMap((handle) => productByHandle(world, handle) ?? [])
}

/** Undefined when nobody knows the handle, or this world has withdrawn the product. */
export function productByHandle(world: World, handle: string): CatalogueProduct | undefined {
  return sold(world, world.catalogue.byHandle.get(handle))
}

/** @param id A global id. */
export function productById(world: World, id: string): CatalogueProduct | undefined {
  return sold(world, world.catalogue.byId.get(idOf('Product', id) ?? ''))
}

/** @param id A global id. */
export function collectionById({ catalogue }: World, id: string): CatalogueCollection | undefined {
  return collectionsById(catalogue).get(idOf('Collection', id) ?? '')
}

/** Collections have no number in the catalogue; theirs follows from the handle and so never changes. */
export function collectionNumber({ handle }: CatalogueCollection): string {
  return stableNumber(handle)
}

const byNumber = new WeakMap<Catalogue, Map<string, CatalogueCollection>>()

function collectionsById(catalogue: Catalogue): Map<string, CatalogueCollection> {
  let index = byNumber.get(catalogue)
  if (!index) {
    index = new Map(catalogue.collections.map((collection) => [collectionNumber(collection), collection]))
    byNumber.set(catalogue, index)
  }
  return index
}

const isSold = (world: World, { handle }: CatalogueProduct) => !world.withdrawn.has(handle)
const sold = (world: World, product: CatalogueProduct | undefined) =>
  product && isSold(world, product) ? product : undefined
