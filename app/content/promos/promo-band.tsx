import { useOwnLinks } from '#app/region/own-links.ts'
import type { Promo } from './promo.ts'
import styles from './promo-band.module.css'

/** An editor's line that leads on to other goods, across the page; `slim` says less of it where a phone has goods to show. */
export function PromoBand({ promo, slim }: { promo: Promo; slim?: boolean }) {
  const { hrefFor, follow } = useOwnLinks()
  return (
    <aside className={styles.promo} data-slim={slim} aria-label={promo.title}>
      <p className={styles.words}>
        <strong className={styles.title}>{promo.title}</strong>
        {promo.byline ? <span className={styles.byline}>{promo.byline}</span> : null}
      </p>
      {promo.link ? (
        // an editor's address may have a query or a fragment, which the router's own links take apart
        <a href={hrefFor(promo.link.href)} onClick={follow} className={styles.link}>
          {promo.link.text}
        </a>
      ) : null}
    </aside>
  )
}
