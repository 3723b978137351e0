import { createHash } from 'node:crypto'

/** A number for what has none of its own: it follows from a name, and so never changes. */
export function stableNumber(name: string): string {
  return String(createHash('sha256').update(name).digest().readUIntBE(0, 5))
}
