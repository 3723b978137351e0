import type { Catalogue, CatalogueCollection, CatalogueProduct } from '../catalogue/catalogue.ts'
import { toText } from '../catalogue/html-text.ts'
import type { ProductDraft } from '../catalogue/make-products.ts'
import { DEFAULT_TIME } from '../catalogue/store-content.ts'
import { fromMinorUnits } from '../currency.ts'
import { type AssignedIds, getIdRank, getRecordId } from './assign-ids.ts'
import type { MetafieldBuilder } from './build-metafields.ts'
import type { ImageRegistry } from './image-registry.ts'
import { describeMissing, type Report } from './problems.ts'
import type { CollectionInput, RuleInput } from './schema/collection.ts'
import type { ParsedGoodsFile } from './schema/goods-file.ts'
import { toSeo } from './seo.ts'

type Goods = {
  /** The file's products, those of its styles among them; their `collections` are filled in. */
  drafts: readonly ProductDraft[]
  /** The goods of this shop, if the file extends them: a collection may name them, too. */
  base: Catalogue | undefined
  /** Whether the file is this shop's own, whose collections say nothing else. */
  isDefault: boolean
  ids: AssignedIds
  images: ImageRegistry
  metafields: MetafieldBuilder
  report: Report
}

/** The collections of a goods file: their own products, those that match their rules, and those that name them. */
export function buildCollections(file: ParsedGoodsFile, goods: Goods): CatalogueCollection[] {
  const { drafts, isDefault, ids, images, metafields } = goods
  reportUnknownHandles(file, goods)
  return file.collections.map((input, index): CatalogueCollection => {
    const path = ['collections', index]
    const products = listProducts(file, input, goods)
    const handles = new Set(products)
    for (const draft of drafts) if (handles.has(draft.handle)) draft.collections.push(input.handle)
    return {
      handle: input.handle,
      title: input.title,
      description: toText(input.descriptionHtml),
      products,
      ...(input.firstColours.length > 0 && { firstColours: input.firstColours }),
      ...(!isDefault && {
        details: {
          idRank: getIdRank(input.id, index),
          isSmart: input.ruleSet !== undefined,
          id: ids.get('Collection')?.get(input.handle) ?? getRecordId('Collection', input.handle),
          descriptionHtml: input.descriptionHtml,
          image: input.image ? images.add(input.image, [...path, 'image', 'src']) : null,
          seo: toSeo(input.seo),
          updatedAt: input.updatedAt ?? DEFAULT_TIME,
          translations: input.translations,
          metafields: metafields.buildMetafields(input.metafields, `collection ${input.handle}`, [
            ...path,
            'metafields',
          ]),
        },
      }),
    }
  })
}

function listProducts(
  file: ParsedGoodsFile,
  { handle, products, ruleSet, sortOrder, limit }: CollectionInput,
  { drafts, base }: Goods,
): string[] {
  const naming = file.products
    .filter(({ collections }) => collections.includes(handle))
    .map((product) => product.handle)
  const styles = new Set(file.styles.filter(({ collections }) => collections.includes(handle)).map(({ code }) => code))
  const matches = ruleSet && createRuleSetMatcher(ruleSet, file.markets[0]?.currency ?? 'GBP')
  const matching = drafts.filter((product) => styles.has(product.groupSku) || matches?.(product))
  const handles = [...new Set([...products, ...naming, ...matching.map((product) => product.handle)])]
  if (sortOrder === 'MANUAL') return handles.slice(0, limit)
  const byHandle = new Map([...(base?.byHandle ?? []), ...drafts.map((product) => [product.handle, product] as const)])
  const sorted = handles.flatMap((name) => byHandle.get(name) ?? []).sort(ORDERS[sortOrder])
  return sorted.slice(0, limit).map((product) => product.handle)
}

const byBestSelling = (a: CatalogueProduct, b: CatalogueProduct) => b.popularity - a.popularity
type Comparison = (a: CatalogueProduct, b: CatalogueProduct) => number
const byTitle: Comparison = (a, b) => a.style.localeCompare(b.style, 'en')
const getLowestPrice = ({ price, variants }: CatalogueProduct) =>
  Math.min(...variants.map((variant) => (variant.price ?? price).gb), Number.POSITIVE_INFINITY)
const byPrice: Comparison = (a, b) => getLowestPrice(a) - getLowestPrice(b)
const byCreation: Comparison = (a, b) => a.since.localeCompare(b.since) || byBestSelling(a, b)

const ORDERS: Readonly<Record<Exclude<CollectionInput['sortOrder'], 'MANUAL'>, Comparison>> = {
  ALPHA_ASC: byTitle,
  ALPHA_DESC: (a, b) => byTitle(b, a),
  BEST_SELLING: byBestSelling,
  CREATED: byCreation,
  PRICE_ASC: byPrice,
  PRICE_DESC: (a, b) => byPrice(b, a),
  CREATED_DESC: (a: CatalogueProduct, b: CatalogueProduct) => b.since.localeCompare(a.since) || byBestSelling(a, b),
}

function createRuleSetMatcher(
  { rules, appliedDisjunctively }: NonNullable<CollectionInput['ruleSet']>,
  currency: string,
) {
  const matchers = rules.map((rule) => createMatcher(rule, currency))
  return (product: CatalogueProduct): boolean =>
    appliedDisjunctively ? matchers.some((matches) => matches(product)) : matchers.every((matches) => matches(product))
}

function createMatcher(
  { column, relation, condition }: RuleInput,
  currency: string,
): (product: CatalogueProduct) => boolean {
  const isNegated = relation.includes('NOT_')
  const test = TESTS[relation]
  const conditions = condition.map((text) => text.toLowerCase())
  const matches = (text: string) => conditions.some((expected) => test(text, expected))
  return (product) => listTexts(product, column, currency).some((text) => matches(text.toLowerCase())) !== isNegated
}

type Test = (text: string, condition: string) => boolean
const contains: Test = (text, condition) => text.includes(condition)
/** Amounts are equal whatever their decimals. */
const equals: Test = (text, condition) =>
  text === condition || (text !== '' && condition !== '' && Number(text) === Number(condition))
const isSet: Test = () => true

/** The tests of relations. Those that negate are of what they negate. */
const TESTS: Readonly<Record<RuleInput['relation'], Test>> = {
  CONTAINS: contains,
  ENDS_WITH: (text, condition) => text.endsWith(condition),
  EQUALS: equals,
  GREATER_THAN: (text, condition) => Number(text) > Number(condition),
  IS_NOT_SET: isSet,
  IS_SET: isSet,
  LESS_THAN: (text, condition) => Number(text) < Number(condition),
  NOT_CONTAINS: contains,
  NOT_EQUALS: equals,
  STARTS_WITH: (text, condition) => text.startsWith(condition),
}

const toAmount = (minor: number, currency: string) => String(fromMinorUnits(minor, currency))

/** @param currency That of the first market, or of store gb, in which rules have amounts. */
function listTexts(product: CatalogueProduct, column: RuleInput['column'], currency: string): readonly string[] {
  switch (column) {
    case 'TAG':
      return product.tags
    case 'TITLE':
      return [product.style]
    case 'TYPE':
      return [product.productType]
    case 'VENDOR':
      return [product.details?.vendor ?? '']
    case 'IS_PRICE_REDUCED':
      return isReduced(product) ? [''] : []
    case 'VARIANT_TITLE':
      return product.variants.map(({ values }) => values.join(' / '))
    case 'VARIANT_PRICE':
      return product.variants.map(({ price }) => toAmount((price ?? product.price).gb, currency))
    case 'VARIANT_COMPARE_AT_PRICE':
      return product.variants.flatMap(({ details }) =>
        details?.compareAt ? [toAmount(details.compareAt.gb, currency)] : [],
      )
    case 'VARIANT_INVENTORY':
      return product.variants.map(({ inventory }) => String(inventory))
    case 'VARIANT_WEIGHT':
      return product.variants.flatMap(({ details }) => (details?.weight ? [String(details.weight.value)] : []))
    case 'GARMENT':
      return product.garment ? [product.garment.kind] : []
    case 'FABRIC':
      return product.garment ? [product.garment.fabric] : []
    case 'COLOUR_FAMILY':
      return product.garment ? [product.colour.family] : []
  }
}

/** Variants of styles are reduced with their product, and creating them takes time. */
const isReduced = (product: CatalogueProduct) =>
  product.compareAt !== null ||
  (product.details !== undefined && product.variants.some(({ details }) => details?.compareAt))

function reportUnknownHandles({ products, styles, collections }: ParsedGoodsFile, { drafts, base, report }: Goods) {
  const productHandles = new Set([...products, ...drafts, ...(base?.products ?? [])].map(({ handle }) => handle))
  const collectionHandles = new Set(collections.map(({ handle }) => handle))
  const check = (kind: string, name: string, known: ReadonlySet<string>, path: (string | number)[]) => {
    if (!known.has(name)) report(path, describeMissing(kind, name, known))
  }
  for (const [index, collection] of collections.entries())
    for (const [position, name] of collection.products.entries())
      check('product', name, productHandles, ['collections', index, 'products', position])
  for (const [index, collection] of collections.entries())
    for (const [position, name] of collection.firstColours.entries())
      check('product', name, productHandles, ['collections', index, 'firstColours', position])
  for (const [index, product] of products.entries())
    for (const [position, name] of product.collections.entries())
      check('collection', name, collectionHandles, ['products', index, 'collections', position])
  for (const [index, style] of styles.entries())
    for (const [position, name] of style.collections.entries())
      check('collection', name, collectionHandles, ['styles', index, 'collections', position])
}
