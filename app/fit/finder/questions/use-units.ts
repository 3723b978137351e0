import { useSyncExternalStore } from 'react'
import type { Quantity } from '#app/fit/fit-answers.ts'
import { useRegion } from '#app/region/use-region.ts'
import { readLocal, writeLocal } from '#app/visitor/browser-storage.ts'
import { subscribeToVisitorChanges } from '#app/visitor/visitor-changes.ts'
import { getDefaultUnit, UNITS, type Unit } from './units.ts'

/** Local storage key of the unit last chosen for a quantity. The name is assumed. */
const toKey = (quantity: Quantity) => `fitFinderUnit.${quantity}`

/** The unit of a quantity, last chosen or usual in the region, and its setter. */
export function useUnit(quantity: Quantity): [Unit, (unit: Unit) => void] {
  const defaultUnit = getDefaultUnit(quantity, useRegion())
  const chosen = useSyncExternalStore(
    subscribeToVisitorChanges,
    () => readLocal(toKey(quantity)),
    () => undefined,
  )
  const unit = UNITS[quantity].find((known) => known === chosen) ?? defaultUnit
  return [unit, (next) => writeLocal(toKey(quantity), next)]
}
