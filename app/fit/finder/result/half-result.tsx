import { Link } from '@tanstack/react-router'
import type { FitHalf } from '#app/fit/saved-fit.ts'
import button from '#app/ui/button.module.css'
import { opensElsewhere } from '#app/ui/opens-elsewhere.ts'
import { useFinderScreen } from '../machine/finder-context.ts'
import type { Result } from '../machine/finder-state.ts'
import { useFinderWords } from '../words.ts'
import { inOneBreath, SAID, verdictOn } from './confidence.ts'
import styles from './half-result.module.css'
import { OddsBars } from './odds-bars.tsx'
import { reasonsFor } from './reasons.ts'
import { shopLink } from './shop-link.ts'
import { VerdictWords } from './verdict-words.tsx'

/** One half's sizes, how sure each is, what moved them, and the goods. */
export function HalfResult({ half, result }: { half: FitHalf; result: Result }) {
  const { send, part: Heading } = useFinderScreen()
  const t = useFinderWords()
  const { sizes, of } = result
  const verdicts = SAID[half].flatMap((option) => verdictOn(sizes, option) ?? [])
  const reasons = reasonsFor(sizes, of, half, t)
  const { handle, search } = shopLink(sizes, half)
  return (
    <section className={styles.half} aria-label={t(`result.${half}`)}>
      <Heading className={styles.name}>{t(`result.${half}`)}</Heading>
      <dl className={styles.sizes}>
        {verdicts.map((verdict) => (
          <div key={verdict.option} className={styles.size}>
            <dt className={styles.option}>{t(`Option.${verdict.option}`)}</dt>
            <dd className={styles.value} data-long={verdict.size.length > 4 || undefined}>
              {verdict.size}
              {verdict.between && verdict.next ? (
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
          if (opensElsewhere(event)) return
          event.preventDefault()
          send({ type: 'shop', half })
        }}
      >
        {t(`result.shop.${half}`, { sizes: inOneBreath(sizes, half) })}
      </Link>
      <ul className={styles.words}>
        {verdicts.map((verdict, at) => (
          <VerdictWords key={verdict.option} verdict={verdict} first={at === 0} />
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
