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

const translatableByPath = new Map<string, readonly string[]>()

/** The texts that an object of a goods file may have in other languages. The result is cached. */
function listTranslatable(path: Path): readonly string[] {
  const key = path.filter((part) => typeof part === 'string').join('.')
  const names = translatableByPath.get(key) ?? listFieldNames([...path, 'translations', 'any'])
  translatableByPath.set(key, names)
  return names
}

/**
 * A goods file whose records have their texts in another language besides.
 * @param other The same records in that language.
 * @param note Called with what a store has by language and a file cannot have.
 */
export const addTranslations = (
  file: GoodsFile,
  other: GoodsFile,
  locale: string,
  note: (message: string) => void,
): GoodsFile => Object.assign({}, file, translate(file, other, { locale, note }, []))

type Translation = { locale: string; note(message: string): void }

function translate(value: unknown, other: unknown, translation: Translation, path: Path): unknown {
  if (Array.isArray(value))
    return value.map((item, index) =>
      Array.isArray(other) ? translate(item, other[index], translation, [...path, index]) : item,
    )
  if (!isObject(value) || !isObject(other)) return value
  const { locale, note } = translation
  const translatable = listTranslatable(path)
  for (const name of NOT_SIMULATED)
    if (typeof other[name] === 'string' && other[name] !== value[name]) {
      const place = [...path.filter((part) => typeof part === 'string'), name].join('.')
      note(`${place} in ${locale} is left out, because it is not simulated by language.`)
    }
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
        : translate(part, other[name], translation, [...path, name]),
    ]),
  )
  if (Object.keys(texts).length === 0) return parts
  return { ...parts, translations: { ...Object(value.translations), [locale]: texts } }
}

/** What Shopify translates besides. */
const NOT_SIMULATED = ['handle', 'alt', 'altText']

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
