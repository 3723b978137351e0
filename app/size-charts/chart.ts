import type { Length } from '#app/ui/length.ts'
import type { Word } from './words.ts'

/** What a size chart is made of: data only, so that every garment is read by the same page. */
export type SizeChart = {
  /** The claims that the page opens with (spec 3, "Size-chart claims"). */
  claims: readonly Word[]
  tables: readonly ChartTable[]
  /** How to take the measures that the tables ask for, in order. */
  guides: readonly Guide[]
}

export type ChartTable = {
  /** The tab's name in an address. */
  id: string
  title: Word
  intro: Word
  /** What the rows are: 'Waist', 'Size', 'Leg'. */
  rowTitle: Word
  columns: readonly Column[]
  rows: readonly Row[]
}

/** `group` stands above columns that belong together, like seat in three builds. */
export type Column = { title: Word; group?: Word }

export type Row = { size: string; cells: readonly Cell[] }

export type Cell =
  | { kind: 'length'; length: Length }
  /** One of many worked out alike: to the tenth even where that is 0, so that a column lines up. */
  | { kind: 'girth'; length: Length }
  | { kind: 'range'; from: Length; to: Length }
  | { kind: 'height'; from: Length | null; to: Length | null }
  | { kind: 'least'; length: Length }
  | { kind: 'less'; length: Length }
  | { kind: 'words'; key: Word }
  | { kind: 'sizes'; text: string }

/** A measure, and the drawing that shows where it is taken. */
export type Guide = 'waist' | 'seat' | 'thigh' | 'leg' | 'chest' | 'height' | 'pair' | 'shorts' | 'belt'

export const GARMENTS = ['trousers', 'denim', 'shorts', 'tops', 'underwear', 'accessories'] as const
/** The six charts of spec 2, by their addresses. */
export type Garment = (typeof GARMENTS)[number]

export const isGarment = (word: string): word is Garment => (GARMENTS as readonly string[]).includes(word)
