import { type ReactNode, useEffect, useState } from 'react'
import { useCopy } from '#app/copy/every-page.ts'
import { getErrorReference } from '#app/errors/page-failure.ts'
import { report } from '#app/errors/report.ts'
import { createRandomHex } from '#app/http/random-ids.ts'
import styles from './message-page.module.css'

/** The layout of a page with one message. The title defaults to page not found (PAGE-05). */
export function MessagePage({ title, children }: { title?: string; children: ReactNode }) {
  const t = useCopy()
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title ?? t('not-found.title')}</h1>
      {children}
    </div>
  )
}

/** The reference under which customer service finds the error's report (PAGE-05). */
export function ErrorReference({ error }: { error: unknown }) {
  const t = useCopy()
  const reference = useErrorReference(error)
  return reference ? (
    <p className={styles.reference}>
      {t('error.reference')}: <code>{reference}</code>
    </p>
  ) : null
}

/** The reference of an error's report: the server's, or that of a report made now for an error in the browser. */
function useErrorReference(error: unknown): string | undefined {
  const serverReference = getErrorReference(error)
  const [browserReference, setBrowserReference] = useState<string>()
  useEffect(() => {
    if (serverReference) return
    // twelve characters are unique enough, and short enough to read out
    const reference = createRandomHex(6)
    report('page.broke', error, reference)
    setBrowserReference(reference)
    // the page's code may be gone, and the error with it
    window.stalePage?.onPageFailed()
  }, [serverReference, error])
  return serverReference ?? browserReference
}
