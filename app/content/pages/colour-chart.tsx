import { Link } from '@tanstack/react-router'
import { contentWords } from '#app/copy/content.ts'
import { useWords } from '#app/copy/use-words.ts'
import { FixedImage } from '#app/ui/responsive-image.tsx'
import styles from './colour-chart.module.css'
import type { ColourFamily } from './page.server.ts'

/** The size of a close-up of cloth, in CSS pixels. */
const CLOTH = { width: 160, height: 120 }

/** All colours by family, each a close-up of its cloth, or its plain colour, that links to a product in it. */
export function ColourChart({ families }: { families: readonly ColourFamily[] }) {
  const t = useWords(contentWords)
  return (
    <section className={styles.chart} aria-labelledby="colour-chart">
      <h2 id="colour-chart" className={styles.title}>
        {t('colours')}
      </h2>
      <div className={styles.families}>
        {families.map(({ collection, title, colours }) => (
          <section key={collection} className={styles.family}>
            <h3 className={styles.name}>
              <Link to="/collections/$handle" params={{ handle: collection }}>
                {title}
              </Link>
            </h3>
            <ul className={styles.colours}>
              {colours.map(({ colour, cloth, handle, style }) => (
                <li key={handle}>
                  <Link to="/products/$handle" params={{ handle }} className={styles.colour}>
                    {cloth ? (
                      <FixedImage src={cloth} alt="" {...CLOTH} className={styles.field} />
                    ) : (
                      <svg viewBox="0 0 4 3" className={styles.field} aria-hidden="true">
                        <rect width="4" height="3" fill={colour.hex ?? 'none'} />
                      </svg>
                    )}
                    <span className={styles.colourName}>{colour.name}</span>{' '}
                    <span className={styles.style}>{style}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}
