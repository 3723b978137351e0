import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { track } from '#app/analytics/track.ts'
import { fitPromptsWords } from '#app/copy/fit-card.ts'
import { useWords } from '#app/copy/use-words.ts'
import { isBrowserHandledClick } from '#app/ui/clicks.ts'
import { CloseIcon } from '#app/ui/icons.tsx'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { setBrowserCookie, writeSession } from '#app/visitor/browser-state.ts'
import { hideFitFinderHint } from '#app/visitor/cookies.ts'
import styles from './fit-hint.module.css'
import { HINT_SHOWN } from './prompt-rules.ts'

/**
 * The Fit Finder hint, a bar at the foot of the screen, as wide as that, so that no goods show around or below it. The page
 * ends above it. It hides for good once closed.
 */
export function FitHint({ place }: { place: string }) {
  const t = useWords(fitPromptsWords)
  const { open } = useOpenPanel()
  useEffect(() => {
    writeSession(HINT_SHOWN, place)
    track('Fit banner viewed', { place })
  }, [place])
  return (
    <aside className={styles.hint} aria-label={t('hint.label')}>
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
