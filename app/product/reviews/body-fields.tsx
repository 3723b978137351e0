import { reviewsWords } from '#app/copy/reviews.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import { getNearestChoice, listHeights, listWeights } from './body-choices.ts'
import { getHeightUnit, getWeightUnit } from './format-measures.ts'
import styles from './review-tools.module.css'
import type { Body } from './reviews.ts'

/** Asks for height and weight in the region's units. They stay on the page. */
export function BodyFields({ body, onBody }: { body: Partial<Body>; onBody: (body: Partial<Body>) => void }) {
  const t = useWords(reviewsWords)
  const region = useRegion()
  const lists = { height: listHeights(getHeightUnit(region)), weight: listWeights(getWeightUnit(region)) }
  return (
    <div className={styles.body}>
      {(['height', 'weight'] as const).map((measure) => {
        const known = body[measure]
        const choices = lists[measure]
        return (
          <label key={measure} className={styles.field}>
            {t(`body.${measure}`)}
            <select
              className={styles.select}
              value={known === undefined ? '' : getNearestChoice(choices, known)}
              onChange={({ target }) => onBody({ ...body, [measure]: Number(target.value) || undefined })}
            >
              <option value="">{t('body.choose')}</option>
              {choices.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        )
      })}
      <p className={styles.note}>{t('body.note')}</p>
    </div>
  )
}
