import { buildCatalogue } from '../catalogue/build-catalogue.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { VariantIndex } from '../catalogue/variant-index.ts'
import { assignIds } from './assign-ids.ts'
import { buildCollections } from './build-collections.ts'
import { buildContent } from './build-content.ts'
import { buildCustomers } from './build-customers.ts'
import { buildMarkets } from './build-markets.ts'
import { buildMenus } from './build-menus.ts'
import { createMetafieldBuilder } from './build-metafields.ts'
import { buildProducts } from './build-products.ts'
import { createImageRegistry } from './image-registry.ts'
import { parseGoodsFile } from './parse-goods-file.ts'
import { createPriceReader } from './price-reader.ts'
import { formatPath, GoodsFileError, type Problem, type Report } from './problems.ts'

type GoodsSource = {
  /** What messages and saved worlds call the file. */
  source: string
  /** The folder that relative paths of images start from; undefined for goods without a file. */
  folder?: string
  /** The seed of this shop's goods, which a file may extend. */
  seed: number
}

/**
 * Builds the catalogue of a goods file.
 * @throws GoodsFileError with every problem of the file.
 */
export function buildGoodsCatalogue(raw: unknown, { source, folder, seed }: GoodsSource): Catalogue {
  const file = parseGoodsFile(raw, source)
  const problems: Problem[] = []
  const reported = new Set<string>()
  const report: Report = (path, message) => {
    const problem = { path: formatPath(path), message }
    const key = JSON.stringify(problem)
    // all variants of a product may share a price
    if (!reported.has(key)) problems.push(problem)
    reported.add(key)
  }

  const base = file.extends ? buildCatalogue(seed) : undefined
  const ids = assignIds(file, report)
  const images = createImageRegistry(folder, report)
  const metafields = createMetafieldBuilder(ids, images, report)
  const markets = buildMarkets(file, report)
  const readPrice = createPriceReader(file, report)
  const drafts = buildProducts(file, { ids, images, metafields, readPrice, report })
  const otherHandles = new Set(base?.byHandle.keys())
  const collections = buildCollections(file, { drafts, otherHandles, ids, images, metafields, report })
  const content = buildContent(file, { ids, images, metafields })
  const menus = buildMenus(file.menus, { ids, defaultHandles: listDefaultNames(base), report })
  const customers = buildCustomers(file.customers, { drafts, base, report })
  if (!base && file.products.length === 0) report(['products'], 'expected at least one product')
  if (problems.length > 0) throw new GoodsFileError(source, problems)

  const own = new Set([...drafts, ...collections].map(({ handle }) => handle))
  const products = [...drafts, ...(base?.products ?? []).filter(({ handle }) => !own.has(handle))]
  const allCollections = [...collections, ...(base?.collections ?? []).filter(({ handle }) => !own.has(handle))]
  return {
    products,
    collections: allCollections,
    byHandle: new Map(products.map((product) => [product.handle, product])),
    byId: new Map([...(base?.byId ?? []), ...products.map((product) => [product.id, product] as const)]),
    ...indexVariants(drafts, products, base),
    groups: new Map([...(base?.groups ?? []), ...drafts.map((product) => [product.groupSku, [product]] as const)]),
    collectionByHandle: new Map(allCollections.map((collection) => [collection.handle, collection])),
    personalisation: base?.personalisation ?? null,
    reviews: base?.reviews ?? new Map(),
    content: {
      source,
      extendsDefault: base !== undefined,
      ...content,
      markets,
      menus,
      customers,
      entries: file.contentEntries,
      images: images.images,
      files: images.files,
    },
  }
}

/** Indexes that find the file's variants in a map, and this shop's as ever. */
function indexVariants(
  drafts: Catalogue['products'],
  products: Catalogue['products'],
  base: Catalogue | undefined,
): Pick<Catalogue, 'variantById' | 'variantBySku'> {
  const listBy = (key: 'id' | 'sku') =>
    new Map(drafts.flatMap((product) => product.variants.map((variant) => [variant[key], product] as const)))
  const [byId, bySku] = [listBy('id'), listBy('sku')]
  return {
    variantById: new VariantIndex(products, {
      getKey: ({ id }) => id,
      findProduct: (id) => byId.get(id) ?? base?.variantById.get(id)?.product,
    }),
    variantBySku: new VariantIndex(products, {
      getKey: ({ sku }) => sku,
      findProduct: (sku) => bySku.get(sku) ?? base?.variantBySku.get(sku)?.product,
    }),
  }
}

/** What a menu may lead to besides the file's own records: `Collection trousers`. Pages of this shop are not checked. */
const listDefaultNames = (base: Catalogue | undefined): ReadonlySet<string> =>
  new Set([
    ...(base?.collections ?? []).map(({ handle }) => `Collection ${handle}`),
    ...(base?.products ?? []).map(({ handle }) => `Product ${handle}`),
  ])
