import { Link } from '@tanstack/react-router'
import { homeWords } from '#app/copy/home.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useDependencies } from '#app/region/use-dependencies.ts'
import { RenderedOnceList } from '#app/ui/rendered-once-list.tsx'
import { ResponsiveImage } from '#app/ui/responsive-image.tsx'
import type { Range } from './home.server.ts'
import styles from './ranges.module.css'

/** The menu's ranges by their pictures; the first is the largest. */
export function Ranges({ links }: { links: readonly Range[] }) {
  const t = useWords(homeWords)
  return (
    <section className={styles.ranges} aria-labelledby="ranges">
      <h2 id="ranges" className={styles.title}>
        {t('ranges')}
      </h2>
      <RenderedOnceList className={styles.list} dependencies={useDependencies(links)}>
        {links.map(({ href, title, picture }, at) => (
          <li key={href} className={styles.item}>
            <Link to={href} className={styles.range}>
              <span className={styles.picture}>
                <ResponsiveImage
                  src={picture.src}
                  isContent
                  alt=""
                  width={490}
                  height={370}
                  sizes={at === 0 ? '(min-width: 1024px) 50vw, 100vw' : '(min-width: 1024px) 25vw, 50vw'}
                />
              </span>
              <span className={styles.name}>{title}</span>
            </Link>
          </li>
        ))}
      </RenderedOnceList>
    </section>
  )
}
