import { useEffect, useState } from 'react'
import { GRACE_MS, LONG_MS, SECOND_WORD_MS } from './machine/pace.ts'
import styles from './screen.module.css'
import { ScreenTitle } from './screen-title.tsx'
import { useFinderWords } from './words.ts'

/** What is said of each kind of work, in turn. */
const WORDS = {
  calculating: ['work.calculating', 'work.crunching'],
  saving: ['work.saving', 'work.saving'],
  redirecting: ['work.redirecting', 'work.redirecting'],
} as const

/**
 * FIT-04: words for work that is going on, and as long as it is: none for work that is done in a moment, another when it
 * goes on, and the truth when it takes long.
 */
export function Working({ doing }: { doing: keyof typeof WORDS }) {
  const t = useFinderWords()
  const passed = usePassed([GRACE_MS, GRACE_MS + SECOND_WORD_MS, GRACE_MS + LONG_MS])
  const [first, second] = WORDS[doing]
  return (
    <div className={styles.plain} aria-busy="true">
      <div role="status">
        {passed > 0 ? <ScreenTitle>{t(passed > 1 ? second : first)}</ScreenTitle> : null}
        {passed > 2 ? <p className={styles.lead}>{t('work.long')}</p> : null}
      </div>
      {passed > 0 ? <div className={styles.busy} aria-hidden="true" /> : null}
    </div>
  )
}

/** How many of these moments have passed since this was first drawn. */
function usePassed(moments: readonly number[]): number {
  const [passed, setPassed] = useState(0)
  const key = moments.join()
  useEffect(() => {
    const timers = key.split(',').map((ms, at) => setTimeout(() => setPassed(at + 1), Number(ms)))
    return () => timers.forEach(clearTimeout)
  }, [key])
  return passed
}
