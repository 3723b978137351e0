import { sizeCharts } from '#app/copy/en-GB/size-charts.ts'
import { sizeCharts as american } from '#app/copy/en-US/size-charts.ts'
import { useWords } from '#app/copy/use-words.ts'

/** A key of the size charts' texts. */
export type Word = keyof typeof sizeCharts

const DIFFERENCES = { 'en-US': american }

/** `t(key, values)` in the texts of size charts. */
export const useSizeChartWords = () => useWords(sizeCharts, DIFFERENCES)
