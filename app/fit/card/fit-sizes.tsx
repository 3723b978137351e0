import { fitCard } from '#app/copy/en-GB/fit-card.ts'
import { useCopy } from '#app/copy/use-copy.ts'
import { useWords } from '#app/copy/use-words.ts'
import { type SavedFit, sizesOf } from '../saved-fit.ts'
import styles from './fit-card.module.css'

/** A fit to read, half by half. */
export function FitSizes({ fit }: { fit: SavedFit }) {
  const t = useWords(fitCard)
  const say = useCopy()
  return (
    <div className={styles.halves}>
      {(['bottom', 'top'] as const).map((half) =>
        sizesOf(fit, half).length > 0 ? (
          <div key={half}>
            <h3 className={styles.half}>{t(half)}</h3>
            <dl>
              {sizesOf(fit, half).map(([option, size]) => (
                <div key={option} className={styles.size}>
                  <dt className={styles.option}>{say(`option.${option}`)}</dt> <dd>{size}</dd>
                </div>
              ))}
            </dl>
          </div>
        ) : null,
      )}
    </div>
  )
}
