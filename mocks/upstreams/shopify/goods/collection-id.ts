import type { Catalogue, CatalogueCollection } from '../../../world/catalogue/catalogue.ts'
import { getStableNumber } from '../../../world/stable-number.ts'
import type { World } from '../../../world/world.ts'
import { fromGid } from '../gid.ts'
import { isCollectionWithdrawn } from './availability.ts'

/** The number of a collection; derived from its handle in this shop. */
export function getCollectionNumber({ handle, details }: CatalogueCollection): string {
  return details?.id ?? getStableNumber(handle)
}

/** @param gid A global id. */
export function findCollectionById(world: World, gid: string): CatalogueCollection | undefined {
  const collection = indexCollections(world.catalogue).get(fromGid('Collection', gid) ?? '')
  return collection && !isCollectionWithdrawn(world, collection) ? collection : undefined
}

const indexes = new WeakMap<Catalogue, Map<string, CatalogueCollection>>()

function indexCollections(catalogue: Catalogue): Map<string, CatalogueCollection> {
  let index = indexes.get(catalogue)
  if (!index) {
    index = new Map(catalogue.collections.map((collection) => [getCollectionNumber(collection), collection]))
    indexes.set(catalogue, index)
  }
  return index
}
