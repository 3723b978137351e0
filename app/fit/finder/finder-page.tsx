import { Link } from '@tanstack/react-router'
import { fitFinderWords } from '#app/copy/fit-finder.ts'
import { useWords } from '#app/copy/use-words.ts'
import { CloseIcon } from '#app/ui/icons.tsx'
import styles from './fit-finder.module.css'
import { FitFinder } from './fit-finder.tsx'
import { parsePlace } from './machine/place.ts'
import { useFirstPlace, useHistoryNavigation, useShowInAddress } from './machine/use-address.ts'
import { useFinder } from './machine/use-finder.ts'

/** The Fit Finder's own page, without header or footer (FIT-01, NAV-11). `step` is the place in its address. */
export function FinderPage({ step }: { step: string | undefined }) {
  const t = useWords(fitFinderWords)
  const first = useFirstPlace(parsePlace(step) ?? 'start')
  const [state, finder] = useFinder(first, useShowInAddress())
  useHistoryNavigation(finder, first)
  return (
    <FitFinder
      state={state}
      finder={finder}
      isDrawer={false}
      leaveLink={
        <Link to="/" preload={false} aria-label={t('leave')} className={styles.leave}>
          <CloseIcon />
        </Link>
      }
    />
  )
}
