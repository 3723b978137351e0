import type { ContentEntry } from '../../world/content-overlay.ts'
import { isEntry } from './entry.ts'

/** Whether an entry matches a `where` of the schema: `field`, `field_in`, `field_contains_some`, and OR of filters. */
export function matchesFilter(entry: ContentEntry, where: unknown): boolean {
  if (!isEntry(where)) return true
  return Object.entries(where).every(([condition, expected]) => {
    if (expected === null || expected === undefined) return true
    if (condition === 'OR') return toList(expected).some((alternative) => matchesFilter(entry, alternative))
    const [, field = condition, operator] = /^(.+?)_(in|contains_some)$/.exec(condition) ?? []
    if (operator === 'in') return toList(expected).includes(entry[field])
    if (operator === 'contains_some') return toList(expected).some((value) => toList(entry[field]).includes(value))
    return entry[field] === expected
  })
}

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
