import { useOwnLinks } from '#app/region/own-links.ts'
import type { Promo } from './promo.ts'
import styles from './promo-band.module.css'

/** An editor's line that leads on to other goods, across the page. */
export function PromoBand({ promo }: { promo: Promo }) {
  const { hrefFor } = useOwnLinks()
  return (
    <aside className={styles.promo} aria-label={promo.title}>
      <p className={styles.words}>
        <strong className={styles.title}>{promo.title}</strong>
        {promo.byline ? <span className={styles.byline}>{promo.byline}</span> : null}
      </p>
      {promo.link ? (
        <a href={hrefFor(promo.link.href)} className={styles.link}>
          {promo.link.text}
        </a>
      ) : null}
    </aside>
  )
}
