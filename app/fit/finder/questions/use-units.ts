import { useSyncExternalStore } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import { store, stored } from '#app/visitor/browser-storage.ts'
import { onVisitorChange } from '#app/visitor/visitor-changes.ts'
import type { Quantity } from './answers.ts'
import { UNITS_OF, type Unit, usualUnit } from './units.ts'

/** Local storage: the unit that this browser's owner chose last for a quantity. The name is ours. */
const keyOf = (quantity: Quantity) => `fitFinderUnit.${quantity}`

/** The unit to ask in: the one chosen before, else what is usual in the region; and the means to choose. */
export function useUnit(quantity: Quantity): [Unit, (unit: Unit) => void] {
  const usual = usualUnit(quantity, useRegion())
  const chosen = useSyncExternalStore(
    onVisitorChange,
    () => stored(keyOf(quantity)),
    () => undefined,
  )
  const unit = UNITS_OF[quantity].find((each) => each === chosen) ?? usual
  return [unit, (next) => store(keyOf(quantity), next)]
}
