import { useCopy } from '#app/copy/every-page.ts'
import { useErrorReference } from '#app/errors/use-error-reference.ts'
import styles from './message-page.module.css'

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
