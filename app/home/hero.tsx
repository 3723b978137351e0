import { Link } from '@tanstack/react-router'
import { homeWords } from '#app/copy/home.ts'
import { useWords } from '#app/copy/use-words.ts'
import button from '#app/ui/button.module.css'
import { ScenePicture } from '#app/ui/scene-picture.tsx'
import { FIT_FINDER } from './fit-finder.ts'
import styles from './hero.module.css'
import type { Home } from './home.server.ts'

/** The page's opening picture and promise. The header overlays the picture (spec 2, "Header theme"). */
export function Hero({ home }: { home: Home }) {
  const t = useWords(homeWords)
  return (
    <section className={styles.hero} data-bare={home.hero === null || undefined}>
      {home.hero ? <ScenePicture scene={home.hero} tall={home.heroTall} isLargest className={styles.scene} /> : null}
      <div className={styles.words}>
        <h1 className={styles.title}>{t('title')}</h1>
        <div className={styles.foot}>
          <p className={styles.lead}>{t('lead')}</p>
          <div className={styles.actions}>
            <Link to={FIT_FINDER} preload={false} className={button.primary}>
              {t('cta-fit')}
            </Link>
            <Link to="/collections/$handle" params={{ handle: 'trousers' }} className={button.secondary}>
              {t('cta-shop')}
            </Link>
          </div>
        </div>
      </div>
    </section>
  )
}
