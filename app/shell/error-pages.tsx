import { Link } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { ContentLink } from '#app/content/content-link.tsx'
import { useCopy } from '#app/copy/every-page.ts'
import { getErrorReference, report } from '#app/errors/report.ts'
import { createRandomHex } from '#app/http/ids.ts'
import { isElsewhere } from '#app/product/elsewhere/elsewhere.ts'
import { useFormAction } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { SearchIcon } from '#app/ui/icons.tsx'
import { BareBar } from './bare-bar.tsx'
import styles from './message-page.module.css'
import { MessagePage, SuggestedLinks } from './message-page.tsx'
import { NotSoldHere } from './not-sold-here.tsx'

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

/** The server renders it at once, because a page is sent whole. */
const ElsewherePage = createIsomorphicFn()
  .server(() => NotSoldHere)
  .client(() => lazy(() => import('./not-sold-here.tsx').then((module) => ({ default: module.NotSoldHere }))))()

/** A missing page: where its goods are if another shop has them (REG-11), else page not found. */
export const NotFound = ({ data }: { data?: unknown }) =>
  isElsewhere(data) ? (
    <Suspense>
      <ElsewherePage elsewhere={data} />
    </Suspense>
  ) : (
    <PageNotFound />
  )

/** The 404 page (PAGE-03), with search and links. */
function PageNotFound() {
  const t = useCopy()
  const searchAction = useFormAction('/pages/search')
  return (
    <MessagePage>
      <p>{t('not-found.text')}</p>
      <search className={styles.search}>
        <form action={searchAction} className={styles.form}>
          <input
            type="search"
            name="q"
            dir="auto"
            required
            autoComplete="off"
            enterKeyHint="search"
            aria-label={t('not-found.search')}
            placeholder={t('not-found.search')}
            className={styles.field}
          />
          <button type="submit" className={styles.go} aria-label={t('header.search')}>
            <SearchIcon />
          </button>
        </form>
      </search>
      <SuggestedLinks />
      <Link to="/" className={button.primary}>
        {t('not-found.link')}
      </Link>
    </MessagePage>
  )
}

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
