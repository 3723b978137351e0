import { z } from 'zod'
import type { FileInput, ImageInput } from '../../world/goods-file/schema/parts.ts'

/** Fragments and shapes that the queries of products and content share. */

export const IMAGE_FIELDS = 'id url altText width height'
export const imageFields = z.object({
  id: z.string().nullable(),
  url: z.string(),
  altText: z.string().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
})
type ImageFields = z.output<typeof imageFields>

export const SEO_FIELDS = 'seo { title description }'
export const seoFields = z.object({ title: z.string().nullable(), description: z.string().nullable() })

const REFERENCE_FIELDS = `__typename ... on MediaImage { id image { ${IMAGE_FIELDS} } }`
const VALUE_FIELDS = `key type value reference { ${REFERENCE_FIELDS} } references(first: 100) { nodes { ${REFERENCE_FIELDS} } }`
export const METAFIELD_FIELDS = `namespace ${VALUE_FIELDS}`
export const METAOBJECT_FIELDS = `id type handle updatedAt fields { ${VALUE_FIELDS} }`

const referenceFields = z.object({
  __typename: z.string(),
  id: z.string().optional(),
  image: imageFields.nullish(),
})
const valueFields = z.object({
  key: z.string(),
  type: z.string(),
  value: z.string().nullable(),
  reference: referenceFields.nullable(),
  references: z.object({ nodes: z.array(referenceFields) }).nullable(),
})
export const metafieldFields = valueFields.extend({ namespace: z.string(), value: z.string() })
export const metaobjectFields = z.object({
  id: z.string(),
  type: z.string(),
  handle: z.string(),
  updatedAt: z.string(),
  fields: z.array(valueFields),
})

/** The number of a global id, which a goods file keeps. */
export const toId = (gid: string | null | undefined): string | undefined => gid?.match(/\d+(?=\D*$)/)?.[0]

/** Leaves out what is null, empty or undefined, so that a file has what matters. */
export function omitEmpty<Fields extends object>(fields: Fields): Fields {
  const entries = Object.entries(fields).filter(([, value]) => !isEmpty(value))
  return Object.fromEntries(entries) as Fields
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  return typeof value === 'object' && Object.values(value).every((part) => part === null || part === undefined)
}

export const toFile = ({ id, url, altText, width, height }: ImageFields): FileInput =>
  omitEmpty({ originalSource: url, alt: altText, width, height, id: toId(id) })

export const toImage = ({ id, url, altText, width, height }: ImageFields): ImageInput =>
  omitEmpty({ src: url, altText, width, height, id: toId(id) })

/** A metafield of a file: images by their URL, because other stores do not know their ids. */
export const toMetafield = ({ namespace, ...field }: z.output<typeof metafieldFields>) => ({
  namespace,
  key: field.key,
  type: field.type,
  value: toFileValue(field) ?? '',
})

/** A field of a metaobject. */
export const toField = (field: z.output<typeof valueFields>) => ({
  key: field.key,
  type: field.type,
  value: toFileValue(field),
})

function toFileValue({ type, value, reference, references }: z.output<typeof valueFields>): string | null {
  if (type === 'file_reference') return reference?.image?.url ?? null
  if (type === 'list.file_reference')
    return JSON.stringify((references?.nodes ?? []).flatMap(({ image }) => image?.url ?? []))
  return value
}
