import type { Region } from '#app/region/regions.ts'
import { firstOf, type SearchStrings } from '#app/region/search-strings.ts'
import { UNITS, type Unit } from '#app/ui/length.ts'
import type { SizeChart } from './chart.ts'

/** A chart's address: which part is open, in which unit. What is usual is left out. */
export type ChartParams = { tab?: string; unit?: Unit }

/** The tab that shows how to measure; the others are the chart's tables. */
export const MEASURE_TAB = 'measure'

export const chartParams = ({ tab, unit }: SearchStrings): ChartParams => ({
  tab: firstOf(tab)?.slice(0, 20),
  unit: UNITS.find((each) => each === firstOf(unit)),
})

/** The tabs of a chart, in their order. */
const tabsOf = ({ tables }: SizeChart): readonly string[] => [...tables.map(({ id }) => id), MEASURE_TAB]

/** The open tab: the one asked for where the chart has it, else its first. */
export function openTab(chart: SizeChart, asked: string | undefined): string {
  const tabs = tabsOf(chart)
  return tabs.find((tab) => tab === asked) ?? tabs[0] ?? MEASURE_TAB
}

/** Tapes have inches on them in Britain and America. */
export const usualUnit = ({ code }: Region): Unit => (code === 'eu' ? 'cm' : 'in')
