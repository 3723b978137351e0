import type { ReactNode } from 'react'
import { useFinderScreen } from './machine/finder-context.ts'
import styles from './screen.module.css'

/** A screen's heading. It takes focus when the screen changes, so that it is read out and Tab goes on from there. */
export function ScreenTitle({ id, children }: { id?: string; children: ReactNode }) {
  const { heading: Heading } = useFinderScreen()
  return (
    <Heading id={id} tabIndex={-1} data-screen-title className={styles.title}>
      {children}
    </Heading>
  )
}
