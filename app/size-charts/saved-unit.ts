import { UNITS, type Unit } from '#app/ui/body-units.ts'

/** Key of the last selected unit in local storage. The name is ours. */
const KEY = 'lengthUnit'

/** The unit that was selected last in this browser. */
export function readSavedUnit(): Unit | undefined {
  try {
    return UNITS.find((unit) => unit === localStorage.getItem(KEY))
  } catch {
    return undefined
  }
}

/** Saves the selected unit, unless storage is blocked. */
export function saveUnit(unit: Unit): void {
  try {
    localStorage.setItem(KEY, unit)
  } catch {}
}
