import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { track } from '#app/analytics/track.ts'
import { fitPrompts } from '#app/copy/en-GB/fit-card.ts'
import { useWords } from '#app/copy/use-words.ts'
import { isBrowserHandledClick } from '#app/ui/browser-handled-click.ts'
import { CloseIcon } from '#app/ui/icons.tsx'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { setBrowserCookie } from '#app/visitor/browser-cookies.ts'
import { hideFitFinderHint } from '#app/visitor/cookies.ts'
import styles from './fit-hint.module.css'

/** The hint at the Fit Finder, under the header and without layout shift. Closing it hides it for good. */
export function FitHint({ place }: { place: string }) {
  const t = useWords(fitPrompts)
  const { open } = useOpenPanel()
  useEffect(() => track('Fit banner viewed', { place }), [place])
  return (
    <aside className={styles.hint} aria-label={t('hint.label')}>
      <p className={styles.text}>
        {t('hint.text')}{' '}
        <Link
          to="/fit-finder"
          preload={false}
          className={styles.link}
          onClick={(event) => {
            if (isBrowserHandledClick(event)) return
            event.preventDefault()
            open('fit-finder')
          }}
        >
          {t('hint.link')}
        </Link>
      </p>
      <button
        type="button"
        className={styles.close}
        aria-label={t('hint.close')}
        onClick={() => setBrowserCookie(hideFitFinderHint, 'true')}
      >
        <CloseIcon />
      </button>
    </aside>
  )
}
