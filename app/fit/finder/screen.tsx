import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import type { FinderStore } from './machine/finder.ts'
import styles from './screen.module.css'

/**
 * The heading of a screen. It takes the focus when the screen changes, so that it is announced and Tab continues from
 * there, except with `isStatus`, because a status is announced without focus.
 */
export function ScreenTitle(props: { id?: string; isStatus?: boolean; children: ReactNode }) {
  const { heading: Heading, onTitle } = useFinderScreen()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (title.current && !props.isStatus) onTitle(title.current)
  }, [onTitle, props.isStatus])
  return (
    <Heading ref={title} id={props.id} tabIndex={-1} data-screen-title className={styles.title}>
      {props.children}
    </Heading>
  )
}

type FinderScreen = {
  send: FinderStore['send']
  /** Moves the focus to the title of a mounted screen. */
  onTitle: (title: HTMLElement) => void
  /** The level of a screen's heading: the page's own, or one below the drawer's title. */
  heading: 'h1' | 'h3'
  /** The level of headings below that. */
  subheading: 'h2' | 'h4'
}

export const FinderContext = createContext<FinderScreen | null>(null)

/** Returns where a screen sends its events, and the levels of its headings. */
export function useFinderScreen(): FinderScreen {
  const value = useContext(FinderContext)
  if (!value)
    throw new Error('useFinderScreen was called outside the Fit Finder; render the component inside <FitFinder>')
  return value
}
