import { Link } from '@tanstack/react-router'
import { homeWords } from '#app/copy/home.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useDependencies } from '#app/region/use-dependencies.ts'
import { RenderedOnceList } from '#app/ui/rendered-once-list.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { CustomerQuote } from './customer-quotes.ts'
import styles from './customer-quotes-section.module.css'

/** Quotes from reviews of the best sellers, each with the average of all reviews of its style. */
export function CustomerQuotes({ quotes }: { quotes: readonly CustomerQuote[] }) {
  const t = useWords(homeWords)
  return (
    <section className={styles.quotes} aria-labelledby="voices">
      <h2 id="voices" className={styles.title}>
        {t('voices')}
      </h2>
      <RenderedOnceList className={styles.list} dependencies={useDependencies(quotes)}>
        {quotes.map((quote) => (
          <li key={quote.id}>
            <figure className={styles.item}>
              <Stars score={quote.score} label={t('voice.score', { score: quote.score })} />
              <blockquote className={styles.quote}>
                <p className={styles.quoteTitle}>{quote.title}</p>
                <p>{quote.text}</p>
              </blockquote>
              <figcaption className={styles.who}>
                <span>
                  {quote.author}
                  {quote.size ? `, ${t('voice.wears', { size: quote.size })}` : ''}
                </span>
                {quote.verified ? <span className={styles.verified}>{t('voice.verified')}</span> : null}
              </figcaption>
              <p className={styles.style}>
                <Link to="/products/$handle" params={{ handle: quote.handle }}>
                  {quote.style}
                </Link>{' '}
                <span className={styles.average}>
                  {t('voice.of', { average: quote.average.toFixed(1), count: quote.count })}
                </span>
              </p>
            </figure>
          </li>
        ))}
      </RenderedOnceList>
    </section>
  )
}
