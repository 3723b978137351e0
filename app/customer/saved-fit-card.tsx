import { FitCard } from '#app/fit/card/fit-card.tsx'
import { Card } from './card.tsx'
import { useAccountWords } from './use-account-words.ts'

/** The fit that this browser carries (ACC-04: "saved fit if cookie"). Only ever drawn in a browser, when the account is open. */
export function SavedFitCard() {
  const t = useAccountWords()
  return (
    <Card title={t('fit')}>
      <FitCard />
    </Card>
  )
}
