import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { ContentLink } from '#app/content/content-link.tsx'
import { useCopy } from '#app/copy/every-page.ts'
import button from '#app/ui/button.module.css'
import styles from './message-page.module.css'
import { ErrorReference, MessagePage } from './message-page.tsx'

/** The error page of a failed page, inside the shell (PAGE-04), with the reference of its report (PAGE-05). */
export function SomethingWentWrong({ error }: { error: unknown }) {
  const t = useCopy()
  const online = useOnline()
  return (
    <MessagePage title={t('error.title')}>
      <p>{t(online ? 'error.text' : 'error.offline')}</p>
      <div className={styles.actions}>
        <Link to="." search reloadDocument className={button.primary}>
          {t('error.retry')}
        </Link>
        <ContentLink href="/pages/faqs" className={button.secondary}>
          {t('error.faqs')}
        </ContentLink>
        <Link to="/" className={button.secondary}>
          {t('error.home')}
        </Link>
      </div>
      <ErrorReference error={error} />
    </MessagePage>
  )
}

/** Whether the browser is online; true on the server. */
const useOnline = () => useSyncExternalStore(subscribe, isOnline, () => true)
const isOnline = () => navigator.onLine

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
