import { createContext } from 'react'
import type { LineGoods } from './line-goods.ts'

/** The change of a line that the page's address opens, for a form that works without script. */
export type OpenedChange = {
  lineKey: string
  goods: LineGoods
  /** Names the change, so that a form that is posted twice changes the line once. */
  mark: string
}

export const OpenedChangeContext = createContext<OpenedChange | null>(null)
