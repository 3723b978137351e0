import type { ContentEntry } from '../../world/content-overlay.ts'
import { isEntry } from './entry.ts'

/** Whether an entry is what a filter of the schema asks for: `field`, `field_in`, `field_contains_some`, and OR of filters. */
export function matches(entry: ContentEntry, where: unknown): boolean {
  if (!isEntry(where)) return true
  return Object.entries(where).every(([condition, wanted]) => {
    if (wanted === null || wanted === undefined) return true
    if (condition === 'OR') return list(wanted).some((each) => matches(entry, each))
    const [, field = condition, operator] = /^(.+?)_(in|contains_some)$/.exec(condition) ?? []
    if (operator === 'in') return list(wanted).includes(entry[field])
    if (operator === 'contains_some') return list(wanted).some((each) => list(entry[field]).includes(each))
    return entry[field] === wanted
  })
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
