import { Link } from '@tanstack/react-router'
import { ContentLink } from '#app/content/content-link.tsx'
import { contentWords } from '#app/copy/content.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import type { Elements } from '#app/ui/elements.ts'
import styles from './contact-hours.module.css'
import { ContentPageView } from './content-page.tsx'
import type { Page } from './page.server.ts'

/** Content beside the text, by page handle. */
const ASIDES: Readonly<Record<string, () => Elements>> = { 'contact-us': () => <ContactHours /> }

/** A content page with the aside of its handle. */
export function PageView({ page }: { page: Page }) {
  return <ContentPageView page={page} beside={ASIDES[page.handle]?.()} />
}

/** REG-07: the hours and response time of the region's customer service, and links to self-service. */
function ContactHours() {
  const t = useWords(contentWords)
  const { supportHours } = useRegion()
  return (
    <div className={styles.hours}>
      <h2 className={styles.title}>{t('hours')}</h2>
      <p>{t('hours.days', { hours: supportHours })}</p>
      <p>{t('hours.reply')}</p>
      <ul className={styles.links}>
        <li>
          <ContentLink href="/pages/faqs">{t('hours.first')}</ContentLink>
        </li>
        <li>
          <Link to="/returns">{t('hours.returns')}</Link>
        </li>
        <li>
          <Link to="/{$garment}-size-chart" params={{ garment: 'trousers' }}>
            {t('hours.sizes')}
          </Link>
        </li>
      </ul>
    </div>
  )
}
