import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { reviewsWords } from '#app/copy/reviews.ts'
import { useWords } from '#app/copy/use-words.ts'
import { Stars } from '#app/ui/stars.tsx'
import styles from './review-summary.module.css'
import { type ReviewPage, RUNS, type Runs, type RunsCounts } from './reviews.ts'
import runsSummaryStyles from './runs-summary.module.css'

/** The average of all reviews, how many gave each number of stars, and how the size runs. */
export function ReviewSummary(
  props: Omit<ReviewPage, 'reviews'> & {
    /** The number of stars of the listed reviews; null if all are listed. */
    score: number | null
    /** Absent before hydration, when nothing can be chosen yet. */
    onScore: ((score: number | null) => void) | undefined
  },
) {
  const t = useWords(reviewsWords)
  const { average, total, stars, runs } = props
  const averageText = average.toFixed(1)
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        {average > 0 ? (
          <>
            <span className={styles.number} aria-hidden>
              {averageText}
            </span>
            <Stars score={average} label={t('average', { average: averageText })} />
          </>
        ) : null}
        <span className={styles.count}>{t('count', { count: total })}</span>
      </p>
      <ul className={styles.bars}>
        {stars.map((count, at) => {
          const score = 5 - at
          return (
            <li key={score}>
              <button
                type="button"
                className={styles.bar}
                aria-pressed={props.score === score}
                disabled={!props.onScore || count === 0}
                onClick={() => props.onScore?.(props.score === score ? null : score)}
              >
                <span>{t('stars', { count: score })}</span>
                <meter className={styles.track} max={Math.max(total, 1)} value={count} aria-hidden />
                <span>{count}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <button
        type="button"
        className={styles.all}
        aria-pressed={props.score === null}
        disabled={!props.onScore}
        onClick={() => props.onScore?.(null)}
      >
        {t('stars.all')}
      </button>
      {runs ? <RunsSummary runs={runs} /> : null}
    </div>
  )
}

/** The share of 'true' answers from which a style counts as true to size. */
const TRUE_SHARE = 0.6
/** The width of the scale in pixels, from small to large. */
const WIDTH = 270

/** The verdict on the size: 'true' from three fifths of the answers on, otherwise the side with more of them. */
export function getVerdict([small, right, large]: RunsCounts): Runs {
  if (right >= (small + right + large) * TRUE_SHARE || small === large) return 'true'
  return small > large ? 'small' : 'large'
}

/** How the size runs: in words, as a place between small and large, and in numbers. */
function RunsSummary({ runs }: { runs: RunsCounts }) {
  const t = useWords(reviewsWords)
  const [small, right, large] = runs
  const total = small + right + large
  if (total === 0) return null
  const verdict = getVerdict(runs)
  const place = (large - small) / total / 2 + 0.5
  return (
    <div className={runsSummaryStyles.runs}>
      <p className={runsSummaryStyles.verdict}>{t(`verdict.${verdict}`)}</p>
      {/* An SVG positioned by its font-size, because the content security policy forbids style attributes. */}
      <svg
        className={runsSummaryStyles.scale}
        width={WIDTH}
        height="12"
        fontSize={Math.round(place * WIDTH)}
        aria-hidden
      />
      <ul className={runsSummaryStyles.counts}>
        {RUNS.map((which, index) => (
          <li key={which}>{t(`said.${which}`, { count: runs[index] ?? 0 })}</li>
        ))}
      </ul>
    </div>
  )
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** The number of stars of the reviews that are listed at this entry. */
    reviewScore?: number
  }
}

/**
 * Keeps the chosen number of stars in the history, so that Back undoes the choice and a reload keeps it. Calls `onScore` with
 * the one of each entry; returns the function that chooses one, or all with null.
 */
export function useScoreInHistory(onScore: (score: number | null) => void): (score: number | null) => void {
  const router = useRouter()
  const score = useRouterState({ select: ({ location }) => location.state.reviewScore ?? null })
  const apply = useEffectEvent(onScore)
  useEffect(() => apply(score), [score])
  return (chosen) =>
    void router.navigate({
      to: '.',
      search: true,
      hash: true,
      state: (state) => ({ ...state, reviewScore: chosen ?? undefined }),
      resetScroll: false,
    })
}
