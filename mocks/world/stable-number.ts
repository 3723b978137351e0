import { createHash } from 'node:crypto'

/** A number derived from a name, for records without an id of their own. */
export function getStableNumber(name: string): string {
  return String(createHash('sha256').update(name).digest().readUIntBE(0, 5))
}
