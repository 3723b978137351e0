import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import { UNITS, type Unit } from '#app/ui/length.ts'
import { usualUnit } from './chart-params.ts'

/** Local storage: the unit that this browser's owner chose last. The name is ours. */
const KEY = 'lengthUnit'

function remembered(): Unit | undefined {
  try {
    return UNITS.find((unit) => unit === localStorage.getItem(KEY))
  } catch {
    return undefined
  }
}

/** Storage may be refused; then the choice lasts as long as the address. */
export function rememberUnit(unit: Unit): void {
  try {
    localStorage.setItem(KEY, unit)
  } catch {}
}

/**
 * The unit that a chart is shown in: the address's, else the one chosen before, else the region's. A page that everybody
 * gets cannot know the second, so it is put into the address once the page stands; the table keeps its shape.
 */
export function useUnit(asked: Unit | undefined): Unit {
  const navigate = useNavigate()
  const usual = usualUnit(useRegion())
  useEffect(() => {
    const unit = remembered()
    if (asked === undefined && unit !== undefined && unit !== usual)
      void navigate({ to: '.', search: (before) => ({ ...before, unit }), replace: true, resetScroll: false })
  }, [asked, usual, navigate])
  return asked ?? usual
}
