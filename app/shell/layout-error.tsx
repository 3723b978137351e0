import { Link } from '@tanstack/react-router'
import { useCopy } from '#app/copy/every-page.ts'
import button from '#app/ui/button.module.css'
import { BareBar } from './bare-bar.tsx'
import styles from './message-page.module.css'
import { ErrorReference, MessagePage } from './message-page.tsx'

/** The error page when the shop's layout itself fails (PAGE-04). It uses nothing that could have failed with it. */
export function LayoutError({ error }: { error: unknown }) {
  const t = useCopy()
  return (
    <>
      <header>
        <BareBar reload />
      </header>
      <main>
        <MessagePage title={t('layout-error.title')}>
          <p>{t('layout-error.text')}</p>
          <div className={styles.actions}>
            <Link to="." search reloadDocument className={button.primary}>
              {t('error.retry')}
            </Link>
            <Link to="/pages/$handle" params={{ handle: 'contact-us' }} reloadDocument className={button.secondary}>
              {t('layout-error.help')}
            </Link>
          </div>
          <ErrorReference error={error} />
        </MessagePage>
      </main>
    </>
  )
}
