import { useCopy } from '#app/copy/every-page.ts'
import { returnsWords } from '#app/copy/returns.ts'
import { useWords } from '#app/copy/use-words.ts'
import { formatSize } from '../exchange-size.ts'
import type { Suggestion } from '../suggest-size.ts'
import styles from './suggested-size.module.css'

/** The size that the reason and the saved fit point to, and why (RET-04). */
export function SuggestedSize({ suggestion: { values, why } }: { suggestion: Suggestion }) {
  const t = useWords(returnsWords)
  const copy = useCopy()
  const named = {
    ...('fit' in why && { fit: why.fit }),
    ...('option' in why && { option: copy(`option.${why.option}`).toLowerCase() }),
  }
  return (
    <p className={styles.suggestion}>
      <strong>{t('size.suggested', { size: formatSize(values) })}</strong> {t(`why.${why.key}`, named)}
    </p>
  )
}
