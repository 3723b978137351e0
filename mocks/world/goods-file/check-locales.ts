import type { Path, Report } from './problems.ts'
import type { ParsedGoodsFile } from './schema/goods-file.ts'

/** Reports texts in languages that the shop does not have, and markets with such languages. */
export function checkLocales({ contentEntries: _, linkedEntries: __, ...file }: ParsedGoodsFile, report: Report): void {
  const known = new Set(file.locales)
  const check = (locale: string, path: Path) => {
    if (!known.has(locale))
      report(path, `the shop has no language "${locale}"; it has ${[...known].join(', ')} in its "locales"`)
  }
  for (const [index, { locales }] of file.markets.entries())
    for (const [position, locale] of locales?.entries() ?? []) check(locale, ['markets', index, 'locales', position])
  const walk = (value: unknown, path: Path) => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, part] of Object.entries(value)) {
      const partPath = [...path, Array.isArray(value) ? Number(key) : key]
      if (key === 'translations') for (const locale of Object.keys(Object(part))) check(locale, [...partPath, locale])
      else walk(part, partPath)
    }
  }
  walk(file, [])
}
