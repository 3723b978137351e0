import { useEffect, useState } from 'react'
import { fitFinderWords } from '#app/copy/fit-finder.ts'
import { useWords } from '#app/copy/use-words.ts'
import { GRACE_MS, SECOND_MESSAGE_MS, SLOW_MS } from './machine/pace.ts'
import styles from './screen.module.css'
import { ScreenTitle } from './screen.tsx'

/** The messages of each kind of work, in turn. */
const MESSAGES = {
  loading: ['work.loading', 'work.loading'],
  calculating: ['work.calculating', 'work.crunching'],
  saving: ['work.saving', 'work.saving'],
  redirecting: ['work.redirecting', 'work.redirecting'],
} as const

/** The loading messages (FIT-04): none for quick work, then two in turn, then one about the long wait. */
export function Working({ work }: { work: keyof typeof MESSAGES }) {
  const t = useWords(fitFinderWords)
  const passed = useElapsedCount([GRACE_MS, GRACE_MS + SECOND_MESSAGE_MS, GRACE_MS + SLOW_MS])
  const [first, second] = MESSAGES[work]
  return (
    <div className={styles.plain} aria-busy="true">
      <div role="status">
        {passed > 0 ? <ScreenTitle isStatus>{t(passed > 1 ? second : first)}</ScreenTitle> : null}
        {passed > 2 ? <p className={styles.lead}>{t('work.long')}</p> : null}
      </div>
      {passed > 0 ? <div className={styles.busy} aria-hidden="true" /> : null}
    </div>
  )
}

/** How many of these delays (ms) have passed since the first render. */
function useElapsedCount(delays: readonly number[]): number {
  const [passed, setPassed] = useState(0)
  const key = delays.join()
  useEffect(() => {
    const timers = key.split(',').map((ms, at) => setTimeout(() => setPassed(at + 1), Number(ms)))
    return () => timers.forEach(clearTimeout)
  }, [key])
  return passed
}
