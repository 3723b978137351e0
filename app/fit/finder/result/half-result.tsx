import { Link } from '@tanstack/react-router'
import { isLongLeg } from '#app/fit/long-leg.ts'
import type { FitHalf } from '#app/fit/saved-fit.ts'
import { isBrowserHandledClick } from '#app/ui/browser-handled-click.ts'
import button from '#app/ui/button.module.css'
import { useFinderScreen } from '../machine/finder-context.ts'
import type { Result } from '../machine/finder-state.ts'
import { formatSizes, getVerdict, RESULT_OPTIONS } from './confidence.ts'
import styles from './half-result.module.css'
import { OddsBars } from './odds-bars.tsx'
import { getReasons } from './reasons.ts'
import { getShopLink } from './shop-link.ts'
import { VerdictText } from './verdict-text.tsx'
import { useResultWords } from './words.ts'

/** The sizes of one half with their odds and reasons, and the button to the shop. */
export function HalfResult({ half, result }: { half: FitHalf; result: Result }) {
  const { send, subheading: Heading } = useFinderScreen()
  const t = useResultWords()
  const { recommendation, answers } = result
  const verdicts = RESULT_OPTIONS[half].flatMap((option) => getVerdict(recommendation, option) ?? [])
  const reasons = getReasons(recommendation, answers, half, t)
  const { handle, search } = getShopLink(recommendation, half)
  return (
    <section className={styles.half} aria-label={t(`result.${half}`)}>
      <Heading className={styles.name}>{t(`result.${half}`)}</Heading>
      <dl className={styles.sizes}>
        {verdicts.map((verdict) => (
          <div key={verdict.option} className={styles.size}>
            <dt className={styles.option}>{t(`Option.${verdict.option}`)}</dt>
            <dd className={styles.value} data-long={verdict.size.length > 4 || undefined}>
              {verdict.size}
              {verdict.option === 'leg' && isLongLeg(verdict.size) ? (
                <span className={styles.or}> {t('long')}</span>
              ) : null}
              {verdict.isBetween && verdict.next ? (
                <span className={styles.or}> {t('or', { size: verdict.next.size })}</span>
              ) : null}
            </dd>
            <dd aria-hidden="true">
              <OddsBars verdict={verdict} />
            </dd>
          </div>
        ))}
      </dl>
      <Link
        to="/collections/$handle"
        params={{ handle }}
        search={search}
        className={`${button.primary} ${styles.shop}`}
        onClick={(event) => {
          if (isBrowserHandledClick(event)) return
          event.preventDefault()
          send({ type: 'shop', half })
        }}
      >
        {t(`result.shop.${half}`, { sizes: formatSizes(recommendation, half) })}
      </Link>
      <ul className={styles.words}>
        {verdicts.map((verdict, at) => (
          <VerdictText key={verdict.option} verdict={verdict} isFirst={at === 0} />
        ))}
      </ul>
      {reasons.length > 0 ? (
        <div className={styles.reasons}>
          <p className={styles.option}>{t('reasons.title')}</p>
          <ul className={styles.reasonList}>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  )
}
