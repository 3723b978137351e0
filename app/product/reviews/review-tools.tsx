import { reviewsWords } from '#app/copy/reviews.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { Elements } from '#app/ui/elements.ts'
import styles from './review-tools.module.css'
import { SORTS, type Sort } from './reviews.ts'

/** Whose reviews are listed: everyone's, those of men near the shopper's size, or of men built like him. */
export type ReviewAudience = 'everyone' | 'size' | 'body'

type Tools = {
  from: ReviewAudience
  sort: Sort
  /** Whether the service takes votes. */
  hasVotes: boolean
  hasSize: boolean
  onFrom: (from: ReviewAudience) => void
  onSort: (sort: Sort) => void
}

/**
 * Selects whose reviews are listed (if writers give measures) and their order. Without `tools` the space is reserved, so that
 * nothing moves later.
 */
export function ReviewTools({ tools, hasMeasures }: { tools: Tools | undefined; hasMeasures: boolean }) {
  const t = useWords(reviewsWords)
  return (
    <div className={styles.tools}>
      {hasMeasures ? (
        <Field label={t('from')}>
          <select
            className={styles.select}
            value={tools?.from ?? 'everyone'}
            disabled={!tools}
            onChange={({ target }) => tools?.onFrom(readFrom(target.value))}
          >
            {tools ? (
              <>
                <option value="everyone">{t('from.everyone')}</option>
                {tools.hasSize ? <option value="size">{t('from.size')}</option> : null}
                <option value="body">{t('from.body')}</option>
              </>
            ) : null}
          </select>
        </Field>
      ) : null}
      <Field label={t('sort')}>
        <select
          className={styles.select}
          value={tools?.sort ?? 'newest'}
          disabled={!tools}
          onChange={({ target }) => tools?.onSort(SORTS.find((sort) => sort === target.value) ?? 'newest')}
        >
          {tools
            ? SORTS.filter((sort) => sort !== 'helpful' || tools.hasVotes).map((sort) => (
                <option key={sort} value={sort}>
                  {t(`sort.${sort}`)}
                </option>
              ))
            : null}
        </select>
      </Field>
    </div>
  )
}

const readFrom = (value: string): ReviewAudience => (value === 'size' || value === 'body' ? value : 'everyone')

const Field = ({ label, children }: { label: string; children: Elements }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the select is a child
  <label className={styles.field}>
    <span>{label}</span>
    {children}
  </label>
)
