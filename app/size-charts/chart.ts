import type { Word } from '#app/copy/size-charts.ts'
import type { Length } from '#app/ui/body-units.ts'

/** A size chart as data, so that one page renders all garments. */
export type SizeChart = {
  /** Claims at the top of the page (spec 3, "Size-chart claims"). */
  claims: readonly Word[]
  tables: readonly ChartTable[]
  /** Measuring guides for the tables, in order. */
  guides: readonly Guide[]
}

/** One table of a chart, shown in a tab of its own. */
export type ChartTable = {
  /** The tab's name in the URL. */
  id: string
  title: Word
  intro: Word
  /** Header of the first column: 'Waist', 'Size', 'Leg'. */
  rowTitle: Word
  columns: readonly Column[]
  rows: readonly Row[]
}

/** `group` is a common header of adjacent columns, such as the seat in three builds. */
export type Column = { title: Word; group?: Word }

/** A row: the label of a size and one cell per column. */
export type Row = { size: string; cells: readonly Cell[] }

/** A cell; lengths are shown in the selected unit. */
export type Cell =
  | { kind: 'length'; length: Length }
  /** A computed length, always with one decimal so that a column lines up. */
  | { kind: 'girth'; length: Length }
  | { kind: 'range'; from: Length; to: Length }
  | { kind: 'height'; from: Length | null; to: Length | null }
  | { kind: 'least'; length: Length }
  | { kind: 'less'; length: Length }
  | { kind: 'words'; key: Word }
  | { kind: 'sizes'; text: string }

/** A measuring guide and its drawing. */
export type Guide = 'waist' | 'seat' | 'thigh' | 'leg' | 'chest' | 'height' | 'pair' | 'shorts' | 'belt'

/** The names of the charts, as in their URLs. */
export const GARMENTS = ['trousers', 'denim', 'shorts', 'tops', 'underwear', 'accessories'] as const
/** The six size charts of spec 2, by their URLs. */
export type Garment = (typeof GARMENTS)[number]

/** Whether a size chart of that name exists. */
export const isGarment = (word: string): word is Garment => (GARMENTS as readonly string[]).includes(word)
