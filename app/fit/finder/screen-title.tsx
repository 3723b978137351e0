import { type ReactNode, useEffect, useRef } from 'react'
import { useFinderScreen } from './machine/finder-context.ts'
import styles from './screen.module.css'

/**
 * A screen's heading. It takes focus when the screen changes, so that it is read out and Tab goes on from there; not with
 * `isStatus`, which is read out by itself.
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
