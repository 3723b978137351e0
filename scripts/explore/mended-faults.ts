import { BROWSER_FAULTS } from './faults/browsers.ts'
import { GOODS_FAULTS } from './faults/goods.ts'
import type { MendedFault } from './faults/mended-fault.ts'
import { PERSON_FAULTS } from './faults/persons.ts'
import { TRANSLATED_FAULTS } from './faults/translated.ts'

/** Faults of this shop that its tests had not found, found from outside and mended. */
export const MENDED_FAULTS: readonly MendedFault[] = [
  ...GOODS_FAULTS,
  ...PERSON_FAULTS,
  ...TRANSLATED_FAULTS,
  ...BROWSER_FAULTS,
]
