import { createHash } from 'node:crypto'
import type { ContentEntry } from '../../world/content-overlay.ts'
import type { Access } from './access.ts'
import { contentfulError } from './contentful-error.ts'

/** When the house's editors published everything that is no draft. */
export const PUBLISHED_AT = '2026-11-01T09:00:00.000Z'

export const isEntry = (value: unknown): value is ContentEntry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isDraft = (entry: ContentEntry) => entry.draft === true

export const isVisible = (access: Access) => (entry: ContentEntry) => access === 'preview' || !isDraft(entry)

/** The id of an entry: its own, else one that its content gives it, so that it stays the same over restarts. */
export function sysOf(entry: ContentEntry): { id: string; publishedAt: string | null } {
  const own = entry.id ?? (isEntry(entry.sys) ? entry.sys.id : undefined)
  const id =
    typeof own === 'string' ? own : createHash('sha256').update(JSON.stringify(entry)).digest('hex').slice(0, 22)
  return { id, publishedAt: isDraft(entry) ? null : PUBLISHED_AT }
}

/**
 * A linked entry as its field shows it. A link to a draft leads nowhere for readers of what is published:
 * the field is null and an error stands beside the data.
 */
export function followLink(linked: unknown, field: string, access: Access): ContentEntry | Error | null {
  if (!isEntry(linked)) return null
  if (isVisible(access)(linked)) return linked
  const message = `Query execution error. Link to entry '${sysOf(linked).id}' on field '${field}' cannot be resolved`
  return contentfulError('UNRESOLVABLE_LINK', message)
}
