import { createContext, useContext } from 'react'
import type { FinderStore } from './finder.ts'

type Surroundings = {
  send: FinderStore['send']
  /** The level of a screen's heading: a page's own, or one below the drawer's title. */
  heading: 'h1' | 'h3'
  /** The level of headings under that. */
  part: 'h2' | 'h4'
}

export const FinderContext = createContext<Surroundings | null>(null)

/** What every screen needs: where to send what happens, and how deep it stands. */
export function useFinderScreen(): Surroundings {
  const value = useContext(FinderContext)
  if (!value) throw new Error('useFinderScreen is for screens of the Fit Finder')
  return value
}
