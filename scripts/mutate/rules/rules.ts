import type { Mutation } from '../mutation.ts'
import { account } from './account.ts'
import { cart } from './cart.ts'
import { collection } from './collection.ts'
import { contracts } from './contracts.ts'
import { fit } from './fit.ts'
import { formsAndEvents } from './forms-and-events.ts'
import { product } from './product.ts'
import { regionAndShell } from './region-and-shell.ts'
import { returns } from './returns.ts'

/** All mutations, by department. */
export const rules: readonly Mutation[] = [
  ...cart,
  ...product,
  ...returns,
  ...fit,
  ...collection,
  ...regionAndShell,
  ...account,
  ...formsAndEvents,
  ...contracts,
]
