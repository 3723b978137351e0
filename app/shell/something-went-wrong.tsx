import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { useCopy } from '#app/copy/use-copy.ts'
import button from '#app/ui/button.module.css'
import { ErrorReference } from './error-reference.tsx'
import styles from './message-page.module.css'
import { MessagePage } from './message-page.tsx'

/** PAGE-04: a page that failed, inside the shop that still stands. The reference finds its report (PAGE-05). */
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
        <Link to="/pages/$handle" params={{ handle: 'faqs' }} target="_blank" className={button.secondary}>
          {t('error.faqs')}
        </Link>
        <Link to="/" className={button.secondary}>
          {t('error.home')}
        </Link>
      </div>
      <ErrorReference error={error} />
    </MessagePage>
  )
}

/** Whether the browser believes that it has a network; the server never doubts it. */
const useOnline = () => useSyncExternalStore(onChange, isOnline, () => true)
const isOnline = () => navigator.onLine

function onChange(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
