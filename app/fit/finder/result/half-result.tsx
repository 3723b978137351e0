import { Link } from '@tanstack/react-router'
import { fitFinderScreensWords } from '#app/copy/fit-finder-screens.ts'
import { useWords } from '#app/copy/use-words.ts'
import { isLongLeg } from '#app/fit/long-leg.ts'
import type { FitHalf } from '#app/fit/saved-fit.ts'
import { isBrowserHandledClick } from '#app/ui/browser-handled-click.ts'
import button from '#app/ui/button.module.css'
import { useFinderScreen } from '../machine/finder-context.ts'
import type { Result } from '../machine/finder-state.ts'
import { formatSizes, getVerdict, RESULT_OPTIONS } from './confidence.ts'
import { isGuess } from './doubted-questions.ts'
import styles from './half-result.module.css'
import { HowSure } from './how-sure.tsx'
import { getShopLink } from './shop-link.ts'

/** The sizes of one half: the best match first, the button to the shop, then how sure we are. */
export function HalfResult({ half, result }: { half: FitHalf; result: Result }) {
  const { send, subheading: Heading } = useFinderScreen()
  const t = useWords(fitFinderScreensWords)
  const { recommendation } = result
  const verdicts = RESULT_OPTIONS[half].flatMap((option) => getVerdict(recommendation, option) ?? [])
  const [first] = verdicts
  const { handle, search } = getShopLink(recommendation, half)
  return (
    <section className={styles.half} aria-label={t(`result.${half}`)}>
      <Heading className={styles.name}>{t(`result.${half}`)}</Heading>
      {first ? (
        <p className={styles.best}>{t(isGuess(recommendation) ? 'best.guess' : 'best', { size: first.size })}</p>
      ) : null}
      <dl className={styles.sizes}>
        {verdicts.map(({ option, size }) => (
          <div key={option}>
            <dt className={styles.option}>{t(`Option.${option}`)}</dt>
            <dd className={styles.value} data-word={size.length > 4 || undefined}>
              {size}
              {option === 'leg' && isLongLeg(size) ? <span className={styles.long}> {t('long')}</span> : null}
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
      <HowSure half={half} result={result} verdicts={verdicts} />
    </section>
  )
}
