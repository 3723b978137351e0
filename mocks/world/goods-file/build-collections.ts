import type { CatalogueCollection, CatalogueProduct } from '../catalogue/catalogue.ts'
import { toText } from '../catalogue/html-text.ts'
import { DEFAULT_TIME } from '../catalogue/store-content.ts'
import { findNearestName } from '../nearest-name.ts'
import { type AssignedIds, getRecordId } from './assign-ids.ts'
import type { MetafieldBuilder } from './build-metafields.ts'
import type { ProductDraft } from './build-products.ts'
import type { ImageRegistry } from './image-registry.ts'
import type { Report } from './problems.ts'
import type { CollectionInput, RuleInput } from './schema/collection.ts'
import type { ParsedGoodsFile } from './schema/goods-file.ts'
import { toSeo } from './seo.ts'

type Goods = {
  /** The file's products; their `collections` are filled in. */
  drafts: readonly ProductDraft[]
  /** Handles of products that a collection may name besides: this shop's, if the file extends them. */
  otherHandles: ReadonlySet<string>
  ids: AssignedIds
  images: ImageRegistry
  metafields: MetafieldBuilder
  report: Report
}

/** The collections of a goods file: their own products, those that match their rules, and those that name them. */
export function buildCollections(file: ParsedGoodsFile, goods: Goods): CatalogueCollection[] {
  const { drafts, ids, images, metafields } = goods
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
      details: {
        id: ids.get('Collection')?.get(input.handle) ?? getRecordId('Collection', input.handle),
        descriptionHtml: input.descriptionHtml,
        image: input.image ? images.add(input.image, [...path, 'image', 'src']) : null,
        seo: toSeo(input.seo),
        updatedAt: input.updatedAt ?? DEFAULT_TIME,
        metafields: metafields.buildMetafields(input.metafields, `collection ${input.handle}`, [...path, 'metafields']),
      },
    }
  })
}

function listProducts(
  file: ParsedGoodsFile,
  { handle, products, ruleSet }: CollectionInput,
  { drafts }: Goods,
): string[] {
  const naming = file.products
    .filter(({ collections }) => collections.includes(handle))
    .map((product) => product.handle)
  const { rules = [], appliedDisjunctively = false } = ruleSet ?? {}
  const matches = (product: CatalogueProduct) =>
    appliedDisjunctively
      ? rules.some((rule) => matchesRule(product, rule))
      : rules.length > 0 && rules.every((rule) => matchesRule(product, rule))
  return [...new Set([...products, ...naming, ...drafts.filter(matches).map((product) => product.handle)])]
}

function matchesRule(product: CatalogueProduct, { column, relation, condition }: RuleInput): boolean {
  const isNegated = relation.startsWith('NOT_')
  const test = TESTS[relation.replace('NOT_', '') as keyof typeof TESTS]
  return listTexts(product, column).some((text) => test(text.toLowerCase(), condition.toLowerCase())) !== isNegated
}

const TESTS = {
  CONTAINS: (text: string, condition: string) => text.includes(condition),
  ENDS_WITH: (text: string, condition: string) => text.endsWith(condition),
  EQUALS: (text: string, condition: string) => text === condition,
  STARTS_WITH: (text: string, condition: string) => text.startsWith(condition),
}

function listTexts({ tags, style, productType, details }: CatalogueProduct, column: RuleInput['column']) {
  return { TAG: tags, TITLE: [style], TYPE: [productType], VENDOR: [details?.vendor ?? ''] }[column]
}

function reportUnknownHandles({ products, collections }: ParsedGoodsFile, { otherHandles, report }: Goods) {
  const productHandles = new Set([...products.map(({ handle }) => handle), ...otherHandles])
  const collectionHandles = new Set(collections.map(({ handle }) => handle))
  const check = (kind: string, name: string, known: ReadonlySet<string>, path: (string | number)[]) => {
    if (known.has(name)) return
    const nearest = findNearestName(name, known)
    report(path, `no ${kind} is called "${name}"${nearest ? `; did you mean "${nearest}"?` : ''}`)
  }
  for (const [index, collection] of collections.entries())
    for (const [position, name] of collection.products.entries())
      check('product', name, productHandles, ['collections', index, 'products', position])
  for (const [index, product] of products.entries())
    for (const [position, name] of product.collections.entries())
      check('collection', name, collectionHandles, ['products', index, 'collections', position])
}
