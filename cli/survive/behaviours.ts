import type { Behaviour } from './behaviour.ts'
import { ADDITIONS } from './behaviours/additions.ts'
import { BROWSERS } from './behaviours/browsers.ts'
import { CART_CHANGES } from './behaviours/cart-changes.ts'
import { GOODS_CHANGES } from './behaviours/goods.ts'
import { MOVES } from './behaviours/moves.ts'
import { NETWORK } from './behaviours/network.ts'
import { PERSONS } from './behaviours/persons.ts'
import { STORE } from './behaviours/store.ts'

/** All behaviours, in the order of the report. */
export const BEHAVIOURS: readonly Behaviour[] = [
  ...ADDITIONS,
  ...CART_CHANGES,
  ...MOVES,
  ...GOODS_CHANGES,
  ...STORE,
  ...NETWORK,
  ...BROWSERS,
  ...PERSONS,
]
