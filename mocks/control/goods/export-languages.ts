import { listFieldNames } from '../../world/goods-file/fields.ts'
import type { Path } from '../../world/goods-file/problems.ts'
import type { GoodsFile } from '../../world/goods-file/schema/goods-file.ts'
import type { Query } from './storefront-client.ts'

/** The requests of a language, in a country that has it. */
export const inLanguage =
  (query: Query, { country, language }: { country: string; language: string }): Query =>
  (schema, document, variables) =>
    query(
      schema,
      document.replace(/^(query \w+(?:\([^)]*\))?)/, `$1 @inContext(country: ${country}, language: ${language})`),
      variables,
    )

/** Which texts an object of a goods file may have in other languages, by its path. */
const names = new Map<string, readonly string[]>()
function listTranslatable(path: Path): readonly string[] {
  const key = path.filter((part) => typeof part === 'string').join('.')
  const found = names.get(key) ?? listFieldNames([...path, 'translations', 'any'])
  names.set(key, found)
  return found
}

/**
 * A goods file whose records have their texts in another language besides.
 * @param other The same records in that language.
 */
export const addTranslations = (file: GoodsFile, other: GoodsFile, locale: string): GoodsFile =>
  Object.assign({}, file, translate(file, other, locale, []))

function translate(value: unknown, other: unknown, locale: string, path: Path): unknown {
  if (Array.isArray(value))
    return value.map((item, index) =>
      Array.isArray(other) ? translate(item, other[index], locale, [...path, index]) : item,
    )
  if (!isObject(value) || !isObject(other)) return value
  const translatable = listTranslatable(path)
  const texts = Object.fromEntries(
    translatable.flatMap((name) =>
      other[name] !== undefined && JSON.stringify(other[name]) !== JSON.stringify(value[name])
        ? [[name, other[name]]]
        : [],
    ),
  )
  const parts = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      translatable.includes(name) || name === 'translations'
        ? part
        : translate(part, other[name], locale, [...path, name]),
    ]),
  )
  if (Object.keys(texts).length === 0) return parts
  return { ...parts, translations: { ...Object(value.translations), [locale]: texts } }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
