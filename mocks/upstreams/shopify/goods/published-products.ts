import type { CatalogueCollection, CatalogueProduct } from '../../../world/catalogue/catalogue.ts'
import type { World } from '../../../world/world.ts'
import { fromGid } from '../gid.ts'
import { isCollectionWithdrawn, isWithdrawn } from './availability.ts'

/** The products that a world has not withdrawn, in shop order. */
export function getPublishedProducts(world: World): readonly CatalogueProduct[] {
  if (world.withdrawn.size === 0 && !world.catalogue.content) return world.catalogue.products
  return world.catalogue.products.filter((product) => !isWithdrawn(world, product))
}

/** The published products of a collection, in the collection's order. */
export function getCollectionProducts(world: World, collection: CatalogueCollection): CatalogueProduct[] {
  return collection.products.flatMap((handle) => findProductByHandle(world, handle) ?? [])
}

/** Undefined for an unknown or withdrawn product. */
export function findProductByHandle(world: World, handle: string): CatalogueProduct | undefined {
  return unlessWithdrawn(world, world.catalogue.byHandle.get(handle))
}

/** @param gid A global id. */
export function findProductById(world: World, gid: string): CatalogueProduct | undefined {
  return unlessWithdrawn(world, world.catalogue.byId.get(fromGid('Product', gid) ?? ''))
}

/** The collections that a world has not withdrawn, in shop order. */
export function getPublishedCollections(world: World): readonly CatalogueCollection[] {
  if (world.withdrawn.size === 0) return world.catalogue.collections
  return world.catalogue.collections.filter((collection) => !isCollectionWithdrawn(world, collection))
}

/** Undefined for an unknown or withdrawn collection. */
export function findCollectionByHandle(world: World, handle: string): CatalogueCollection | undefined {
  const collection = world.catalogue.collectionByHandle.get(handle)
  return collection && !isCollectionWithdrawn(world, collection) ? collection : undefined
}

const unlessWithdrawn = (world: World, product: CatalogueProduct | undefined) =>
  product && !isWithdrawn(world, product) ? product : undefined
