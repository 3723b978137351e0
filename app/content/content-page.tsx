import styles from './content-page.module.css'
import type { ContentPage } from './content-page.server.ts'
import { RichTextBody } from './rich-text-body.tsx'

/** A page that is there to be read. */
export function ContentPageView({ page }: { page: ContentPage }) {
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{page.title}</h1>
      <div className={styles.body}>
        <RichTextBody text={page.body} />
      </div>
    </article>
  )
}
