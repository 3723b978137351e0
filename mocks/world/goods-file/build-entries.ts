import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ContentEntry } from '../content-overlay.ts'
import { toRichText } from './markdown.ts'
import { describeMissing, type Path, type Report } from './problems.ts'
import type { ParsedGoodsFile } from './schema/goods-file.ts'

/** The entries of the content service, with what `{ "link": … }` names in its place, and Markdown as rich text. */
export function buildEntries(
  { contentEntries, linkedEntries }: ParsedGoodsFile,
  base: Catalogue | undefined,
  report: Report,
): Catalogue['entries'] {
  const byId = [...Object.values(base?.entries ?? {}), ...Object.values(contentEntries)]
    .flat()
    .flatMap((entry): [string, ContentEntry][] => (typeof entry.id === 'string' ? [[entry.id, entry]] : []))
  const targets = new Map([...byId, ...Object.entries(linkedEntries)])

  const resolved = new Map<string, ContentEntry>()

  const resolve = (value: unknown, path: Path): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => resolve(item, [...path, index]))
    if (typeof value !== 'object' || value === null) return value
    if ('link' in value && hasOneField(value)) return follow(value.link, path)
    if ('markdown' in value && hasOneField(value)) return { json: toRichText(readLines(value.markdown, path)) }
    return resolveFields(value, path)
  }
  const resolveFields = (fields: object, path: Path): ContentEntry =>
    Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [
        key,
        typeof value === 'object' ? resolve(value, [...path, key]) : value,
      ]),
    )

  function follow(name: unknown, path: Path): ContentEntry | null {
    const target = typeof name === 'string' ? targets.get(name) : undefined
    if (typeof name !== 'string' || !target) {
      report([...path, 'link'], describeMissing('entry', String(name), targets.keys()))
      return null
    }
    const known = resolved.get(name)
    if (known) return known
    // an entry that links to itself finds nothing
    targets.delete(name)
    const entry = resolveFields(target, ['linkedEntries', name])
    targets.set(name, target)
    resolved.set(name, entry)
    return entry
  }

  function readLines(lines: unknown, path: Path): string[] {
    if (Array.isArray(lines) && lines.every((line) => typeof line === 'string')) return lines
    report([...path, 'markdown'], 'expected a list of lines')
    return []
  }

  const entries = Object.entries(contentEntries).map(([part, list]) => [
    part,
    list.map((entry, index) => resolveFields(entry, ['contentEntries', part, index])),
  ])
  return { ...base?.entries, ...Object.fromEntries(entries) }
}

const hasOneField = (value: object) => Object.keys(value).length === 1
