import { Link } from '@tanstack/react-router'
import button from '#app/ui/button.module.css'
import { Card, Nothing } from './card.tsx'
import { useAccountWords } from './use-account-words.ts'

/** The fit that this browser carries. */
export function SavedFitCard() {
  const t = useAccountWords()
  return (
    <Card title={t('fit')}>
      <Nothing title={t('no-fit')} text={t('no-fit-text')}>
        <Link to="/pages/$handle" params={{ handle: 'fit-finder-fit-proposition' }} className={button.secondary}>
          {t('fit-link')}
        </Link>
      </Nothing>
    </Card>
  )
}
