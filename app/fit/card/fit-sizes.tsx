import { useCopy } from '#app/copy/every-page.ts'
import { fitCardWords } from '#app/copy/fit-card.ts'
import { useWords } from '#app/copy/use-words.ts'
import { isLongLeg } from '../recommendation.ts'
import { getSizes, type SavedFit } from '../saved-fit.ts'
import styles from './fit-card.module.css'

/** The sizes of a fit, half by half. */
export function FitSizes({ fit }: { fit: SavedFit }) {
  const t = useWords(fitCardWords)
  const copy = useCopy()
  return (
    <div className={styles.halves}>
      {(['bottom', 'top'] as const).map((half) =>
        getSizes(fit, half).length > 0 ? (
          <div key={half}>
            <h3 className={styles.half}>{t(half)}</h3>
            <dl>
              {getSizes(fit, half).map(([option, size]) => (
                <div key={option} className={styles.size}>
                  <dt className={styles.option}>{copy(`option.${option}`)}</dt>{' '}
                  <dd>
                    {size}
                    {option === 'leg' && isLongLeg(size) ? <span className={styles.option}> {t('long')}</span> : null}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ) : null,
      )}
    </div>
  )
}
