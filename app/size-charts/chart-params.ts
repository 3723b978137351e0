import { getFirstValue, type SearchStrings } from '#app/region/search-strings.ts'
import { UNITS, type Unit } from '#app/ui/body-units.ts'
import type { Region } from '#contracts/shop/regions.ts'
import type { SizeChart } from './chart.ts'

/** Search parameters of a size chart; defaults are left out. */
export type ChartParams = { tab?: string; unit?: Unit }

/** Id of the tab that shows how to measure; the other tabs are tables. */
export const MEASURE_TAB = 'measure'

/** Parses search parameters; unknown units count as absent. */
export const parseChartParams = ({ tab, unit }: SearchStrings): ChartParams => ({
  tab: getFirstValue(tab)?.slice(0, 20),
  unit: UNITS.find((name) => name === getFirstValue(unit)),
})

const listTabs = ({ tables }: SizeChart): readonly string[] => [...tables.map(({ id }) => id), MEASURE_TAB]

/** The id of the requested tab, or of the first one if the chart does not have it. */
export function selectTab(chart: SizeChart, requestedTab: string | undefined): string {
  const tabs = listTabs(chart)
  return tabs.find((tab) => tab === requestedTab) ?? tabs[0] ?? MEASURE_TAB
}

/** The default unit of a region: inches in Britain and the US. */
export const getDefaultUnit = ({ code }: Region): Unit => (code === 'eu' ? 'cm' : 'in')

/** Key of the last selected unit in local storage. The name is ours. */
const UNIT_KEY = 'lengthUnit'

/** The unit that was selected last in this browser. */
export function readSavedUnit(): Unit | undefined {
  try {
    return UNITS.find((unit) => unit === localStorage.getItem(UNIT_KEY))
  } catch {
    return undefined
  }
}

/** Saves the selected unit, unless storage is blocked. */
export function saveUnit(unit: Unit): void {
  try {
    localStorage.setItem(UNIT_KEY, unit)
  } catch {}
}
