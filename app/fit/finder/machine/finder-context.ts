import { createContext, useContext } from 'react'
import type { FinderStore } from './finder.ts'

type FinderScreen = {
  send: FinderStore['send']
  /** Takes the title of a screen when it is there, to move focus to it. */
  onTitle: (title: HTMLElement) => void
  /** The level of a screen's heading: the page's own, or one below the drawer's title. */
  heading: 'h1' | 'h3'
  /** The level of headings below that. */
  subheading: 'h2' | 'h4'
}

export const FinderContext = createContext<FinderScreen | null>(null)

/** Where a screen sends its events, and the levels of its headings. */
export function useFinderScreen(): FinderScreen {
  const value = useContext(FinderContext)
  if (!value)
    throw new Error('useFinderScreen was called outside the Fit Finder; render the component inside <FitFinder>')
  return value
}
