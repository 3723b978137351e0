import { useHydrated } from '@tanstack/react-router'
import { FitCard } from '#app/fit/card/fit-card.tsx'
import { Card } from './card.tsx'
import styles from './saved-fit-card.module.css'
import { useAccountWords } from './use-account-words.ts'

/** The saved fit of this browser (ACC-04: "saved fit if cookie"), which the server does not know. */
export function SavedFitCard() {
  const t = useAccountWords()
  return (
    <Card title={t('fit')}>
      <div className={styles.fit}>{useHydrated() ? <FitCard /> : null}</div>
    </Card>
  )
}
