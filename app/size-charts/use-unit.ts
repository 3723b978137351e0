import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import { UNITS, type Unit } from '#app/ui/length-units.ts'
import { getDefaultUnit } from './chart-params.ts'

/** Key of the last selected unit in local storage. The name is ours. */
const KEY = 'lengthUnit'

function readSavedUnit(): Unit | undefined {
  try {
    return UNITS.find((unit) => unit === localStorage.getItem(KEY))
  } catch {
    return undefined
  }
}

/** Saves the unit. If storage is blocked, the choice is in the URL only. */
export function saveUnit(unit: Unit): void {
  try {
    localStorage.setItem(KEY, unit)
  } catch {}
}

/**
 * The unit of a chart: the URL's, or the saved one, or the region's default. A saved unit is written to the URL after
 * hydration, because the page itself is cached for everyone.
 */
export function useUnit(requestedUnit: Unit | undefined): Unit {
  const navigate = useNavigate()
  const defaultUnit = getDefaultUnit(useRegion())
  useEffect(() => {
    const savedUnit = readSavedUnit()
    if (requestedUnit === undefined && savedUnit !== undefined && savedUnit !== defaultUnit)
      void navigate({
        to: '.',
        search: (current) => ({ ...current, unit: savedUnit }),
        replace: true,
        resetScroll: false,
      })
  }, [requestedUnit, defaultUnit, navigate])
  return requestedUnit ?? defaultUnit
}
