import { Link } from '@tanstack/react-router'
import { Stars } from '#app/ui/stars.tsx'
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
