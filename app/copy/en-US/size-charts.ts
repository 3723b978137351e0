import type { sizeCharts as words } from '../en-GB/size-charts.ts'

/** Where American English differs. */
export const sizeCharts: Partial<Record<keyof typeof words, string>> = { 'unit.cm': 'Centimeters' }
