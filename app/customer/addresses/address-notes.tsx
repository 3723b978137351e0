import { accountFormsWords } from '#app/copy/account-forms.ts'
import { useWords } from '#app/copy/use-words.ts'
import styles from '../account-form.module.css'
import type { Address } from './address.ts'

/** What happened to an address while its form is open: it was deleted or changed elsewhere. */
export function AddressNotes(props: { edit: string; original: Address | null; current: Address | null }) {
  const { edit, original, current } = props
  const t = useWords(accountFormsWords)
  if (edit !== 'new' && !current)
    return (
      <div role="alert" className={styles.alert}>
        <p>{t('address-gone')}</p>
        {original ? <p>{t('address-gone-text')}</p> : null}
      </div>
    )
  const isChanged = original && current && JSON.stringify(original.fields) !== JSON.stringify(current.fields)
  return isChanged ? (
    <p role="status" className={styles.note}>
      {t('address-changed')}
    </p>
  ) : null
}
