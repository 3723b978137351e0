import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { consentBanner } from '#app/copy/en-GB/consent.ts'
import { useWords } from '#app/copy/use-words.ts'
import button from '#app/ui/button.module.css'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { EVERYTHING, NOTHING } from './consent.ts'
import styles from './consent-banner.module.css'
import { choose, useMustAsk } from './consent-store.ts'

/**
 * Asks once, and lies over the page without being in its way: nothing moves, nothing is blocked, and until there is an
 * answer the answer is no (NAV-14).
 */
export function ConsentBanner() {
  return useMustAsk() ? <Banner /> : null
}

function Banner() {
  const t = useWords(consentBanner)
  const { open } = useOpenPanel()
  const place = useFirstPlace()
  if (!place) return null
  return createPortal(
    <section className={styles.banner} aria-labelledby="consent-title">
      <div>
        <h2 id="consent-title" className={styles.title}>
          {t('title')}
        </h2>
        <p className={styles.text}>
          {t('text')}{' '}
          <Link to="/pages/$handle" params={{ handle: 'privacy' }} preload={false}>
            {t('more')}
          </Link>
        </p>
      </div>
      <div className={styles.answers}>
        <button type="button" className={`${button.secondary} ${styles.answer}`} onClick={() => choose(EVERYTHING)}>
          {t('accept')}
        </button>
        <button type="button" className={`${button.secondary} ${styles.answer}`} onClick={() => choose(NOTHING)}>
          {t('refuse')}
        </button>
        <button type="button" className={styles.choose} onClick={() => open('cookies')}>
          {t('choose')}
        </button>
      </div>
    </section>,
    place,
  )
}

/** The beginning of the page: whoever goes by keyboard or listens comes to the question early, not last. */
function useFirstPlace(): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const element = document.createElement('div')
    // the way to the content stays first
    document.querySelector('body > a')?.after(element)
    setPlace(element)
    return () => element.remove()
  }, [])
  return place
}
