import { Link } from '@tanstack/react-router'
import type { Voice } from './voices.ts'
import styles from './voices-section.module.css'
import { useHomeWords } from './words.ts'

/** What buyers of the best sellers say, each beside what all of that style's buyers come to. */
export function Voices({ voices }: { voices: readonly Voice[] }) {
  const t = useHomeWords()
  return (
    <section className={styles.voices} aria-labelledby="voices">
      <h2 id="voices" className={styles.title}>
        {t('voices')}
      </h2>
      <ul className={styles.list}>
        {voices.map((voice) => (
          <li key={voice.id}>
            <figure className={styles.voice}>
              <Stars score={voice.score} label={t('voice.score', { score: voice.score })} />
              <blockquote className={styles.quote}>
                <p className={styles.said}>{voice.title}</p>
                <p>{voice.text}</p>
              </blockquote>
              <figcaption className={styles.who}>
                <span>
                  {voice.author}
                  {voice.size ? `, ${t('voice.wears', { size: voice.size })}` : ''}
                </span>
                {voice.verified ? <span className={styles.verified}>{t('voice.verified')}</span> : null}
              </figcaption>
              <p className={styles.style}>
                <Link to="/products/$handle" params={{ handle: voice.handle }}>
                  {voice.style}
                </Link>{' '}
                <span className={styles.average}>
                  {t('voice.of', { average: voice.average.toFixed(1), count: voice.count })}
                </span>
              </p>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

const STAR = 'M8 1.200l2.100 4.300 4.700.7-3.400 3.300.8 4.700L8 12l-4.200 2.200.8-4.700L1.200 6.200l4.700-.7L8 1.200Z'

function Stars({ score, label }: { score: number; label: string }) {
  return (
    <svg width="88" height="16" viewBox="0 0 88 16" role="img" aria-label={label} className={styles.stars}>
      {[0, 1, 2, 3, 4].map((at) => (
        <path
          key={at}
          d={STAR}
          transform={`translate(${at * 18} 0)`}
          className={at < score ? styles.full : styles.empty}
        />
      ))}
    </svg>
  )
}
