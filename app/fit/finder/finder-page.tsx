import { Link } from '@tanstack/react-router'
import { CloseIcon } from '#app/ui/icons.tsx'
import { FitFinder } from './fit-finder.tsx'
import styles from './fit-finder.module.css'
import type { Place } from './place.ts'
import { useHistorySteps, useShowInAddress } from './use-address.ts'
import { useFinder } from './use-finder.ts'
import { useFinderWords } from './words.ts'

/** The Fit Finder as a page of its own, without header or footer (FIT-01, NAV-11): where it is stands in the address. */
export function FinderPage({ place }: { place: Place }) {
  const t = useFinderWords()
  const [state, finder] = useFinder(place, useShowInAddress())
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
