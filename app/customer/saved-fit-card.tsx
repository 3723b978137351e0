import { Link } from '@tanstack/react-router'
import { useCopy } from '#app/copy/use-copy.ts'
import { type SavedFit, sizesOf } from '#app/fit/saved-fit.ts'
import { useSavedFit } from '#app/fit/use-saved-fit.ts'
import button from '#app/ui/button.module.css'
import { Card, Nothing } from './card.tsx'
import styles from './saved-fit-card.module.css'
import { useAccountWords } from './use-account-words.ts'

/** The fit that this browser carries (ACC-04: "saved fit if cookie"). Only ever drawn in a browser, when the account is open. */
export function SavedFitCard() {
  const t = useAccountWords()
  const fit = useSavedFit()
  return (
    <Card title={t('fit')}>
      {fit ? (
        <Sizes fit={fit} />
      ) : (
        <Nothing title={t('no-fit')} text={t('no-fit-text')}>
          <Link to="/fit-finder" preload={false} className={button.secondary}>
            {t('fit-link')}
          </Link>
        </Nothing>
      )}
    </Card>
  )
}

function Sizes({ fit }: { fit: SavedFit }) {
  const t = useAccountWords()
  const say = useCopy()
  return (
    <dl className={styles.halves}>
      {(['bottom', 'top'] as const).map((half) =>
        sizesOf(fit, half).length > 0 ? (
          <div key={half}>
            <dt className={styles.half}>{t(half)}</dt>
            {sizesOf(fit, half).map(([option, size]) => (
              <dd key={option} className={styles.size}>
                <span className={styles.option}>{say(`option.${option}`)}</span> {size}
              </dd>
            ))}
          </div>
        ) : null,
      )}
    </dl>
  )
}
