import type { Catalogue, CatalogueProduct } from '../catalogue/catalogue.ts'
import { getProductNumber } from '../catalogue/ids.ts'
import { makeProducts, type ProductDraft } from '../catalogue/make-products.ts'
import { writeReviews } from '../catalogue/reviews/write-reviews.ts'
import { SKU_LENGTH } from '../catalogue/sku.ts'
import { DEFAULT_GOODS } from '../catalogue/store-content.ts'
import { VariantIndex } from '../catalogue/variant-index.ts'
import { assignIds } from './assign-ids.ts'
import { buildCollections } from './build-collections.ts'
import { buildContent } from './build-content.ts'
import { buildCustomers } from './build-customers.ts'
import { buildEntries } from './build-entries.ts'
import { buildMarkets } from './build-markets.ts'
import { buildMenus } from './build-menus.ts'
import { createMetafieldBuilder } from './build-metafields.ts'
import { buildProducts } from './build-products.ts'
import { buildSellingPlans } from './build-selling-plans.ts'
import { buildStyles } from './build-styles.ts'
import { checkLocales } from './check-locales.ts'
import { getDefaultGoods } from './default-goods.ts'
import { createImageRegistry } from './image-registry.ts'
import { parseGoodsFile } from './parse-goods-file.ts'
import { createPriceReader } from './price-reader.ts'
import { formatPath, GoodsFileError, type Problem, type Report } from './problems.ts'
import type { ParsedGoodsFile } from './schema/goods-file.ts'

type GoodsSource = {
  /** What messages and saved worlds call the file. */
  source: string
  /** The folder that relative paths of images start from; undefined for goods without a file. */
  folder?: string
  /** What stock and reviews of styles follow from, this shop's among them. */
  seed: number
}

const cache = new Map<number, Catalogue>()

/**
 * Builds the default catalogue. Products, texts, prices and ids are always the same; stock and reviews follow from the
 * seed. The result is cached by seed.
 */
export function buildCatalogue(seed = 1): Catalogue {
  const catalogue = cache.get(seed) ?? build(getDefaultGoods(), { source: DEFAULT_GOODS, seed })
  cache.set(seed, catalogue)
  return catalogue
}

/**
 * Builds the catalogue of a goods file.
 * @throws GoodsFileError with every problem of the file.
 */
export const buildGoodsCatalogue = (raw: unknown, goods: GoodsSource): Catalogue =>
  build(parseGoodsFile(raw, goods.source), goods)

function build(file: ParsedGoodsFile, { source, folder, seed }: GoodsSource): Catalogue {
  const problems: Problem[] = []
  const reported = new Set<string>()
  const report: Report = (path, message) => {
    const problem = { path: formatPath(path), message }
    const key = JSON.stringify(problem)
    // all variants of a product may share a price
    if (!reported.has(key)) problems.push(problem)
    reported.add(key)
  }

  const isDefault = source === DEFAULT_GOODS
  const base = file.extends ? buildCatalogue(seed) : undefined
  const ids = assignIds(file, report)
  const images = createImageRegistry(folder, report)
  const metafields = createMetafieldBuilder(ids, images, report)
  checkLocales(file, report)
  const markets = buildMarkets(file, report)
  const readPrice = createPriceReader(file, report)
  const sellingPlanGroups = buildSellingPlans(file, { metafields, readPrice, report })
  const ownProducts = buildProducts(file, { ids, images, metafields, readPrice, sellingPlanGroups, report })
  const { styles, personalisation } = buildStyles(file, readPrice, report)
  const styleProducts = styles.flatMap((style) => makeProducts(style, seed))
  const drafts = [...ownProducts, ...styleProducts]
  const collections = buildCollections(file, { drafts, base, isDefault, ids, images, metafields, report })
  const content = buildContent(file, { ids, images, metafields })
  const entries = buildEntries(file, base, report)
  const menus = buildMenus(file.menus, { ids, defaultHandles: listDefaultNames(base), report })
  const customers = buildCustomers(file.customers, { drafts, base, report })
  if (!base && drafts.length === 0) report(['products'], 'expected at least one product')
  if (problems.length > 0) throw new GoodsFileError(source, problems)

  const [letters] = personalisation ? makeProducts(personalisation, seed) : []
  const own = new Set([...drafts, ...collections].map(({ handle }) => handle))
  const products = [...drafts, ...(base?.products ?? []).filter(({ handle }) => !own.has(handle))]
  const allCollections = [...collections, ...(base?.collections ?? []).filter(({ handle }) => !own.has(handle))]
  const lettersAndProducts = letters ? [...products, letters] : products
  return {
    products,
    collections: allCollections,
    byHandle: new Map(products.map((product) => [product.handle, product])),
    byId: new Map([...(base?.byId ?? []), ...lettersAndProducts.map((product) => [product.id, product] as const)]),
    ...indexVariants({ all: lettersAndProducts, ownProducts, styleProducts, letters, base }),
    groups: new Map([...(base?.groups ?? []), ...groupBySku(drafts)]),
    collectionByHandle: new Map(allCollections.map((collection) => [collection.handle, collection])),
    personalisation: letters ?? base?.personalisation ?? null,
    reviews: new Map([...(base?.reviews ?? []), ...(file.reviews ? writeReviews(styles, file.reviews, seed) : [])]),
    entries,
    ...(!isDefault && {
      content: {
        source,
        extendsDefault: base !== undefined,
        ...content,
        locales: file.locales,
        filters: file.filters,
        markets,
        menus,
        customers,
        images: images.images,
        files: images.files,
      },
    }),
  }
}

function groupBySku(products: readonly CatalogueProduct[]): Map<string, CatalogueProduct[]> {
  const groups = new Map<string, CatalogueProduct[]>()
  for (const product of products) groups.set(product.groupSku, [...(groups.get(product.groupSku) ?? []), product])
  return groups
}

type IndexedGoods = {
  all: Catalogue['products']
  ownProducts: readonly ProductDraft[]
  styleProducts: readonly ProductDraft[]
  letters: CatalogueProduct | undefined
  base: Catalogue | undefined
}

/** Indexes that find variants of the file's products in a map, those of styles by what their ids and skus say. */
function indexVariants({
  all,
  ownProducts,
  styleProducts,
  letters,
  base,
}: IndexedGoods): Pick<Catalogue, 'variantById' | 'variantBySku'> {
  const listBy = (key: 'id' | 'sku') =>
    new Map(ownProducts.flatMap((product) => product.variants.map((variant) => [variant[key], product] as const)))
  const [byId, bySku] = [listBy('id'), listBy('sku')]
  const drawn = letters ? [...styleProducts, letters] : styleProducts
  const drawnById = new Map(drawn.map((product) => [product.id, product]))
  const drawnBySku = new Map(drawn.map((product) => [product.sku, product]))
  return {
    variantById: new VariantIndex(all, {
      getKey: ({ id }) => id,
      findProduct: (id) =>
        byId.get(id) ?? drawnById.get(String(getProductNumber(Number(id)))) ?? base?.variantById.get(id)?.product,
    }),
    variantBySku: new VariantIndex(all, {
      getKey: ({ sku }) => sku,
      findProduct: (sku) =>
        bySku.get(sku) ?? drawnBySku.get(sku.slice(0, SKU_LENGTH)) ?? base?.variantBySku.get(sku)?.product,
    }),
  }
}

/** What a menu may lead to besides the file's own records: `Collection trousers`. Pages of this shop are not checked. */
const listDefaultNames = (base: Catalogue | undefined): ReadonlySet<string> =>
  new Set([
    ...(base?.collections ?? []).map(({ handle }) => `Collection ${handle}`),
    ...(base?.products ?? []).map(({ handle }) => `Product ${handle}`),
  ])
