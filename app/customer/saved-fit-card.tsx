import { FitCard } from '#app/fit/card/fit-card.tsx'
import { Card } from './card.tsx'
import { useAccountWords } from './use-account-words.ts'

/** The saved fit of this browser (ACC-04: "saved fit if cookie"). Rendered in the browser only. */
export function SavedFitCard() {
  const t = useAccountWords()
  return (
    <Card title={t('fit')}>
      <FitCard />
    </Card>
  )
}
