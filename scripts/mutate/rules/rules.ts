import type { Mutation } from '../mutation.ts'
import { cart } from './cart.ts'

/** All mutations, by department. */
export const rules: readonly Mutation[] = [...cart]
