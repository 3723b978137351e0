import type { Metafield } from '../catalogue/metafield.ts'
import { getStableNumber } from '../stable-number.ts'
import { type AssignedIds, type Kind, toWords } from './assign-ids.ts'
import type { ImageRegistry } from './image-registry.ts'
import { describeMissing, type Path, type Report } from './problems.ts'
import type { MetafieldInput, MetaobjectFieldInput } from './schema/parts.ts'

/** What a reference's type refers to. Images of `file_reference` are registered by their URL instead. */
const KINDS: Readonly<Record<string, Kind>> = {
  article_reference: 'Article',
  collection_reference: 'Collection',
  metaobject_reference: 'Metaobject',
  mixed_reference: 'Metaobject',
  page_reference: 'Page',
  product_reference: 'Product',
  variant_reference: 'ProductVariant',
}

export type MetafieldBuilder = ReturnType<typeof createMetafieldBuilder>

/** Builds metafields and metaobjects' fields, with references by handle as global ids. */
export function createMetafieldBuilder(ids: AssignedIds, images: ImageRegistry, report: Report) {
  function toReference(type: string, value: string, path: Path): string {
    if (value.startsWith('gid://')) return value
    if (type === 'file_reference') return `gid://shopify/MediaImage/${images.add({ src: value }, path).id}`
    const kind = KINDS[type]
    const id = kind && ids.get(kind)?.get(value)
    if (!kind || id === undefined) report(path, describeReference(type, kind, value, ids))
    return `gid://shopify/${kind}/${id}`
  }

  /** The value of a field and the global ids that are in it. */
  function readValue(type: string, value: string, path: Path): Pick<Metafield, 'value' | 'references'> {
    const itemType = type.replace(/^list\./, '')
    if (!itemType.endsWith('_reference')) return { value, references: [] }
    if (itemType === type) {
      const reference = toReference(type, value, path)
      return { value: reference, references: [reference] }
    }
    const items = parseList(value)
    if (!items) {
      report(path, `expected a list like ["one", "two"] for the type ${type}`)
      return { value, references: [] }
    }
    const references = items.map((item, index) => toReference(itemType, item, [...path, index]))
    return { value: JSON.stringify(references), references }
  }

  return {
    /** @param owner A name that no other owner has; the metafields' ids follow from it. */
    buildMetafields: (inputs: readonly MetafieldInput[], owner: string, path: Path): Metafield[] =>
      inputs.map(({ namespace, key, type, value, translations }, index) => ({
        id: getStableNumber(`metafield ${owner} ${namespace}.${key}`),
        namespace,
        key,
        type,
        translations,
        ...readValue(type, value, [...path, index, 'value']),
      })),
    /** The fields that have a value. */
    buildFields: (inputs: readonly MetaobjectFieldInput[], owner: string, path: Path): Metafield[] =>
      inputs.flatMap(({ key, type, value, translations }, index) =>
        value === null
          ? []
          : {
              id: getStableNumber(`field ${owner} ${key}`),
              namespace: '',
              key,
              type,
              translations,
              ...readValue(type, value, [...path, index, 'value']),
            },
      ),
  }
}

const describeReference = (type: string, kind: Kind | undefined, value: string, ids: AssignedIds): string =>
  kind
    ? describeMissing(toWords(kind), value, ids.get(kind)?.keys() ?? [])
    : `references of the type ${type} are not simulated; expected one of ${Object.keys(KINDS).join(', ')}`

function parseList(value: string): string[] | undefined {
  try {
    const items: unknown = JSON.parse(value)
    return Array.isArray(items) && items.every((item) => typeof item === 'string') ? items : undefined
  } catch {
    return undefined
  }
}
