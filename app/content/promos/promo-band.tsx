import { ContentLink } from '#app/content/content-link.tsx'
import { clientLinks } from '#app/ui/clicks.ts'
import styles from './promo-band.module.css'

/** The promo of a page without columns, between its sections. */
export const PagePromo = ({ promo }: { promo: Promo }) => (
  <div className={styles.between}>
    <PromoBand promo={promo} />
  </div>
)

/** An editor's promotion across the page; `slim` shortens it on phones. */
export function PromoBand({ promo, slim }: { promo: Promo; slim?: boolean }) {
  return (
    <aside className={styles.promo} data-slim={slim} aria-label={promo.title}>
      <p className={styles.words}>
        <strong className={styles.title}>{promo.title}</strong>
        {promo.byline ? <span className={styles.byline}>{promo.byline}</span> : null}
      </p>
      {promo.link ? (
        // A plain link, because the router's Link does not accept a query or fragment in its path.
        <ContentLink href={promo.link.href} className={styles.link} {...clientLinks}>
          {promo.link.text}
        </ContentLink>
      ) : null}
    </aside>
  )
}

/** An editor's promotion with a link to other products. */
export type Promo = { title: string; byline: string | null; link: { text: string; href: string } | null }

/** An editor's text about an offer on a product type. */
export type ProductDiscount = { title: string; text: string | null }
