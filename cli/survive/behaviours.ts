import type { Behaviour } from './behaviour.ts'
import { ADDITIONS } from './behaviours/additions.ts'
import { NETWORK } from './behaviours/network.ts'
import { STORE } from './behaviours/store.ts'

/** All behaviours, in the order of the report. */
export const BEHAVIOURS: readonly Behaviour[] = [...ADDITIONS, ...NETWORK, ...STORE]
