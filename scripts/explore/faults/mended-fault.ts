import type { Mutation } from '../../mutate/mutation.ts'

/** A fault that was mended once, and the edits that bring it back. */
export type MendedFault = {
  name: string
  /** What shoppers saw. */
  seen: string
  /** Options of the search, as for a department that is suspected. */
  options: readonly string[]
  edits: readonly Pick<Mutation, 'file' | 'from' | 'to'>[]
}
