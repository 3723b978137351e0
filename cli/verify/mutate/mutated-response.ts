import type { Shape } from '../../contracts/shape.ts'
import type { Interaction } from '../pact-file.ts'
import type { Json } from './json.ts'
import type { Mutant } from './mutants.ts'

/** A provider's response to an interaction, with its mutants. */
export type MutatedResponse = {
  provider: string
  operation: string
  interaction: Interaction
  body: Json
  shape: Shape | undefined
  mutants: Mutant[]
}
