import { Link } from '@tanstack/react-router'
import { useCopy } from '#app/copy/use-copy.ts'
import { referenceOf } from '#app/errors/page-failure.ts'
import button from '#app/ui/button.module.css'
import styles from './message-page.module.css'
import { MessagePage } from './message-page.tsx'

/** PAGE-04, PAGE-05: a page that failed, inside the shop that still stands. The reference finds its report. */
export function SomethingWentWrong({ error }: { error: unknown }) {
  const t = useCopy()
  const reference = referenceOf(error)
  return (
    <MessagePage title={t('error.title')}>
      <p>{t('error.text')}</p>
      <div className={styles.actions}>
        <Link to="." reloadDocument className={button.primary}>
          {t('error.retry')}
        </Link>
        <Link to="/pages/$handle" params={{ handle: 'faqs' }} target="_blank" className={button.secondary}>
          {t('error.faqs')}
        </Link>
        <Link to="/" className={button.secondary}>
          {t('error.home')}
        </Link>
      </div>
      {reference ? (
        <p className={styles.reference}>
          {t('error.reference')}: <code>{reference}</code>
        </p>
      ) : null}
    </MessagePage>
  )
}
