import { Link } from '@tanstack/react-router'
import { useCopy } from '#app/copy/use-copy.ts'
import button from '#app/ui/button.module.css'
import { MessagePage } from './message-page.tsx'

/** PAGE-03: what an address without a page says. */
export function NotFound() {
  const t = useCopy()
  return (
    <MessagePage title={t('not-found.title')}>
      <p>{t('not-found.text')}</p>
      <Link to="/" className={button.primary}>
        {t('not-found.link')}
      </Link>
    </MessagePage>
  )
}
