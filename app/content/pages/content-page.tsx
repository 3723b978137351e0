import type { ReactNode } from 'react'
import { outlineOf } from '#app/content/rich-text.ts'
import { Prose } from '#app/content/rich-text-body.tsx'
import { ColourChart } from './colour-chart.tsx'
import styles from './content-page.module.css'
import { Goods } from './goods.tsx'
import { Opening } from './opening.tsx'
import type { Page } from './page.server.ts'
import { usePageWords } from './words.ts'

/** Fewer parts than this are found without a list of them. */
const WORTH_LISTING = 3

/** A page of the editors', with the goods or colours that belong to it. `beside` stands next to the text, `after` below it. */
export function ContentPageView({ page, beside, after }: { page: Page; beside?: ReactNode; after?: ReactNode }) {
  const outline = outlineOf(page.body)
  const aside = beside ?? (outline.length >= WORTH_LISTING ? <Outline parts={outline} /> : null)
  return (
    <article className={styles.page}>
      <Opening page={page} />
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
      {page.families.length > 0 ? <ColourChart families={page.families} /> : null}
      {page.goods ? <Goods goods={page.goods} /> : null}
    </article>
  )
}

function Outline({ parts }: { parts: readonly { id: string; title: string }[] }) {
  const t = usePageWords()
  return (
    <nav aria-labelledby="outline" className={styles.outline}>
      <h2 id="outline" className={styles.outlineTitle}>
        {t('outline')}
      </h2>
      <ul className={styles.outlineLinks}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
