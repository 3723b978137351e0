import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { accountWords } from '#app/copy/account.ts'
import { useWords } from '#app/copy/use-words.ts'
import { Card } from './card.tsx'
import styles from './saved-fit-card.module.css'

const FitCard = lazy(() => import('#app/fit/card/fit-card.tsx').then((module) => ({ default: module.FitCard })))

/** The saved fit of this browser (ACC-04: "saved fit if cookie"). Until it is there its place is kept, as high as `hasFit` says. */
export function SavedFitCard({ hasFit }: { hasFit: boolean }) {
  const t = useWords(accountWords)
  const placeholder = <div className={hasFit ? styles.savedFit : styles.noFit} />
  return (
    <Card title={t('fit')}>
      {useHydrated() ? (
        <Suspense fallback={placeholder}>
          <FitCard />
        </Suspense>
      ) : (
        placeholder
      )}
    </Card>
  )
}
