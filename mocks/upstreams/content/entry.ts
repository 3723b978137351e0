import { createHash } from 'node:crypto'
import type { ContentEntry } from '../../world/content-overlay.ts'
import type { Access } from './access.ts'
import { createContentfulError } from './contentful-error.ts'

/** When all entries but the drafts were published. */
export const PUBLISHED_AT = '2026-11-01T09:00:00.000Z'

export const isEntry = (value: unknown): value is ContentEntry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isDraft = (entry: ContentEntry) => entry.draft === true

/** Returns a test for the entries that an access may read. */
export const isVisible = (access: Access) => (entry: ContentEntry) => access === 'preview' || !isDraft(entry)

/** An entry's `sys`. Without an id of its own it gets one from its content, which is the same after a restart. */
export function getSys(entry: ContentEntry): { id: string; publishedAt: string | null } {
  const ownId = entry.id ?? (isEntry(entry.sys) ? entry.sys.id : undefined)
  const id =
    typeof ownId === 'string' ? ownId : createHash('sha256').update(JSON.stringify(entry)).digest('hex').slice(0, 22)
  return { id, publishedAt: isDraft(entry) ? null : PUBLISHED_AT }
}

/** The entry of a link. Without preview access a link to a draft is an error, so the field is null beside it. */
export function followLink(linked: unknown, field: string, access: Access): ContentEntry | Error | null {
  if (!isEntry(linked)) return null
  if (isVisible(access)(linked)) return linked
  const message = `Query execution error. Link to entry '${getSys(linked).id}' on field '${field}' cannot be resolved`
  return createContentfulError('UNRESOLVABLE_LINK', message)
}
