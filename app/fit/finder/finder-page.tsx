import { Link } from '@tanstack/react-router'
import { CloseIcon } from '#app/ui/icons.tsx'
import styles from './fit-finder.module.css'
import { FitFinder } from './fit-finder.tsx'
import { asPlace } from './machine/place.ts'
import { useHistorySteps, useShowInAddress } from './machine/use-address.ts'
import { useFinder } from './machine/use-finder.ts'
import { useFinderWords } from './words.ts'

/** The Fit Finder as a page of its own, without header or footer (FIT-01, NAV-11): `step` is where it is, of its address. */
export function FinderPage({ step }: { step: string | undefined }) {
  const t = useFinderWords()
  const [state, finder] = useFinder(asPlace(step) ?? 'start', useShowInAddress())
  useHistorySteps(finder)
  return (
    <FitFinder
      state={state}
      finder={finder}
      inDrawer={false}
      leave={
        <Link to="/" preload={false} aria-label={t('leave')} className={styles.leave}>
          <CloseIcon />
        </Link>
      }
    />
  )
}
