import type { ReactNode } from 'react'
import { PagePromo } from '#app/content/promos/promo-band.tsx'
import { getOutline } from '#app/content/rich-text.ts'
import { Prose } from '#app/content/rich-text-body.tsx'
import { contentWords } from '#app/copy/content.ts'
import { useWords } from '#app/copy/use-words.ts'
import { ColourChart } from './colour-chart.tsx'
import styles from './content-page.module.css'
import { FeaturedProducts } from './featured-products.tsx'
import type { Page } from './page.server.ts'
import { PageHero } from './page-hero.tsx'

/** Headings from which a page has a table of contents. */
const MIN_OUTLINE = 3

/** A content page with its products or colours. `beside` is rendered next to the text, `after` below it. */
export function ContentPageView({ page, beside, after }: { page: Page; beside?: ReactNode; after?: ReactNode }) {
  const outline = getOutline(page.body)
  const aside = beside ?? (outline.length >= MIN_OUTLINE ? <Outline headings={outline} /> : null)
  return (
    <article className={styles.page}>
      <PageHero page={page} />
      <div
        className={styles.columns}
        data-aside={aside !== null || undefined}
        data-after={after !== undefined || undefined}
      >
        {aside ? <aside className={styles.aside}>{aside}</aside> : null}
        <div className={styles.body}>
          <Prose text={page.body} />
          {after}
        </div>
      </div>
      {page.promo ? <PagePromo promo={page.promo} /> : null}
      {page.colourFamilies.length > 0 ? <ColourChart families={page.colourFamilies} /> : null}
      {page.featured ? <FeaturedProducts collection={page.featured} /> : null}
    </article>
  )
}

function Outline({ headings }: { headings: readonly { id: string; title: string }[] }) {
  const t = useWords(contentWords)
  return (
    <nav aria-labelledby="outline" className={styles.outline}>
      <h2 id="outline" className={styles.outlineTitle}>
        {t('outline')}
      </h2>
      <ul className={styles.outlineLinks}>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
