import type { Property } from './observation.ts'
import { GOODS } from './properties/goods.ts'
import { HEALTH } from './properties/health.ts'
import { MONEY } from './properties/money.ts'
import { PERSONS } from './properties/persons.ts'
import { TRUTH } from './properties/truth.ts'

/** What holds after every step, by name. */
export const PROPERTIES = { ...GOODS, ...MONEY, ...TRUTH, ...PERSONS, ...HEALTH } as const satisfies Record<
  string,
  Property
>

export type PropertyName = keyof typeof PROPERTIES
