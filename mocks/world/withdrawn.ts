import { isRegionCode, type RegionCode } from '#contracts/shop/regions.ts'
import type { Catalogue } from './catalogue/catalogue.ts'

/** What a world no longer sells: a product or a collection, in one region's store or, for null, in all. */
type Withdrawal = { kind: 'product' | 'collection'; handle: string; region: RegionCode | null }

/** Reads an entry of `world.withdrawn`: 'heroes-navy', 'collections/belts', or one of them after 'us/'. */
export function parseWithdrawal(entry: string): Withdrawal {
  const parts = entry.split('/')
  const [first] = parts
  return {
    kind: parts.at(-2) === 'collections' ? 'collection' : 'product',
    handle: parts.at(-1) ?? '',
    region: isRegionCode(first) && parts.length > 1 ? first : null,
  }
}

/** The ids of the products that an entry withdraws. */
export function listWithdrawnProducts({ byHandle, collectionByHandle }: Catalogue, entry: string): string[] {
  const { kind, handle } = parseWithdrawal(entry)
  const handles = kind === 'product' ? [handle] : (collectionByHandle.get(handle)?.products ?? [])
  return handles.flatMap((productHandle) => byHandle.get(productHandle)?.id ?? [])
}

/** A world's set of what it no longer sells. It calls back with each entry that is added. */
export class WithdrawnGoods extends Set<string> {
  readonly #onAdd: (entry: string) => void

  constructor(entries: readonly string[], onAdd: (entry: string) => void) {
    super()
    for (const entry of entries) super.add(entry)
    this.#onAdd = onAdd
  }

  override add(entry: string): this {
    const isNew = !this.has(entry)
    super.add(entry)
    if (isNew) this.#onAdd(entry)
    return this
  }
}

/** The world as the store of a region sells it: what that store alone lacks is withdrawn, too; all else is shared. */
export function toStoreWorld<World extends { withdrawn: Set<string> }>(world: World, region: RegionCode): World {
  const prefix = `${region}/`
  const own = [...world.withdrawn]
    .filter((entry) => entry.startsWith(prefix))
    .map((entry) => entry.slice(prefix.length))
  if (own.length === 0) return world
  return Object.create(world, { withdrawn: { value: new Set([...world.withdrawn, ...own]), enumerable: true } })
}
