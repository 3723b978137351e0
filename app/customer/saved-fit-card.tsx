import { useHydrated } from '@tanstack/react-router'
import { FitCard } from '#app/fit/card/fit-card.tsx'
import { Card } from './card.tsx'
import styles from './saved-fit-card.module.css'
import { useAccountWords } from './use-account-words.ts'

/** The saved fit of this browser (ACC-04: "saved fit if cookie"). Before hydration its room, by whether there is one. */
export function SavedFitCard({ hasFit }: { hasFit: boolean }) {
  const t = useAccountWords()
  return (
    <Card title={t('fit')}>
      {useHydrated() ? <FitCard /> : <div className={hasFit ? styles.roomOfFit : styles.room} />}
    </Card>
  )
}
