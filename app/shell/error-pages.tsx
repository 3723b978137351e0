import { Link } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { ContentLink } from '#app/content/content-link.tsx'
import { useCopy } from '#app/copy/every-page.ts'
import { getErrorReference, report } from '#app/errors/report.ts'
import { createRandomHex } from '#app/http/ids.ts'
import button from '#app/ui/button.module.css'
import { BareBar } from './bare-bar.tsx'
import styles from './message-page.module.css'
import { MessagePage } from './message-page.tsx'
import { MissingPage } from './missing-page.tsx'

/** The reference under which customer service finds the error's report (PAGE-05). */
function ErrorReference({ error }: { error: unknown }) {
  const t = useCopy()
  const reference = useErrorReference(error)
  return reference ? (
    <p className={styles.reference}>
      {t('error.reference')}: <code translate="no">{reference}</code>
    </p>
  ) : null
}

/** The reference of an error's report: the server's, or one created now for an error in the browser. */
function useErrorReference(error: unknown): string | undefined {
  const serverReference = getErrorReference(error)
  const [browserReference, setBrowserReference] = useState<string>()
  useEffect(() => {
    if (serverReference) return
    // twelve characters are unique enough, and short enough to read out
    const reference = createRandomHex(6)
    report('page.broke', error, reference)
    setBrowserReference(reference)
    // the error may mean that the page's code belongs to an older release
    window.stalePage?.onPageFailed()
  }, [serverReference, error])
  return serverReference ?? browserReference
}

/** A missing page. The server renders it at once, because a page is sent whole; the browser loads its code when it shows one. */
const Missing = createIsomorphicFn()
  .server(() => MissingPage)
  .client(() => lazy(() => import('./missing-page.tsx').then((module) => ({ default: module.MissingPage }))))()

/** A missing page: where its goods are if another shop has them (REG-11), else page not found. */
export const NotFound = ({ data }: { data?: unknown }) => (
  <Suspense>
    <Missing data={data} />
  </Suspense>
)

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

/** The error page for a failed layout (PAGE-04). It uses nothing that may have failed. */
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
