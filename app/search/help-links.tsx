import { Link } from '@tanstack/react-router'
import { ContentLink, opensNewTab } from '#app/content/content-link.tsx'
import { searchWords } from '#app/copy/search.ts'
import { useWords } from '#app/copy/use-words.ts'
import styles from './help-links.module.css'
import type { HelpPage } from './help-pages.ts'
import partTitle from './part-title.module.css'

/** The help pages for a search without results. */
export const GENERAL_HELP: readonly HelpPage[] = [
  { path: '/pages/faqs', text: 'help.faqs' },
  { path: '/trousers-size-chart', text: 'help.size-charts' },
  { path: '/contact-us', text: 'help.contact' },
]

/** Links to the help pages for a query; nothing if there are none. */
export function HelpLinks({ pages, onFollow }: { pages: readonly HelpPage[]; onFollow?: () => void }) {
  const t = useWords(searchWords)
  if (pages.length === 0) return null
  return (
    <section className={styles.help}>
      <h2 className={partTitle.title}>{t('help')}</h2>
      <ul className={styles.pages}>
        {pages.map((page) => (
          <li key={page.path}>
            {opensNewTab(page.path) ? (
              <ContentLink href={page.path} className={styles.page} data-list-item>
                {'title' in page ? page.title : t(page.text)}
              </ContentLink>
            ) : (
              <Link to={page.path} preload={false} className={styles.page} onClick={onFollow} data-list-item>
                {'title' in page ? page.title : t(page.text)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
