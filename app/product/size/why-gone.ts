import type { Product } from '../product.ts'
import type { Choice } from './choice.ts'
import { bestOf, type State } from './variant-grid.ts'

/** Why a value cannot be put in a cart: on its way or gone, and the choices before it that are to blame (none: it is so in every size). */
export type Gone = { state: Exclude<State, 'available'>; because: readonly number[] }

/**
 * Why option `at` cannot be had in its value of `wanted`; null where it can. As few of the choices before it are blamed as
 * explain it: one alone where one is enough, and nobody where the value is out in every size.
 */
export function whyGone({ options, variants }: Product, wanted: Choice, at: number): Gone | null {
  const stateGiven = (blamed: readonly number[]) =>
    bestOf(
      variants,
      options.map((_, each) => (each === at || blamed.includes(each) ? (wanted[each] ?? null) : null)),
    )
  const before = options.flatMap((_, each) => (each < at && wanted[each] != null ? [each] : []))
  const state = stateGiven(before)
  if (state === 'available') return null
  const because = [[], ...before.map((each) => [each]), before].find((blamed) => stateGiven(blamed) !== 'available')
  return { state, because: because ?? before }
}
