import { Link } from '@tanstack/react-router'
import { useCopy } from '#app/copy/use-copy.ts'
import { referenceOf } from '#app/errors/page-failure.ts'
import button from '#app/ui/button.module.css'
import styles from './message-page.module.css'
import { MessagePage } from './message-page.tsx'

/** PAGE-04: what stands in for the shop when its very layout failed. It leans on nothing that could have failed with it. */
export function LayoutError({ error }: { error: unknown }) {
  const t = useCopy()
  const reference = referenceOf(error)
  return (
    <main>
      <MessagePage title={t('layout-error.title')}>
        <Link to="/pages/$handle" params={{ handle: 'contact-us' }} reloadDocument className={button.primary}>
          {t('layout-error.help')}
        </Link>
        {reference ? (
          <p className={styles.reference}>
            {t('error.reference')}: <code>{reference}</code>
          </p>
        ) : null}
      </MessagePage>
    </main>
  )
}
