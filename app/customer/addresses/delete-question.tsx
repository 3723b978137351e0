import { useEffect, useId, useRef } from 'react'
import { accountFormsWords } from '#app/copy/account-forms.ts'
import { useWords } from '#app/copy/use-words.ts'
import styles from './address-list.module.css'

/** Asks before an address is deleted, in its place; for the default address, says what to do first. */
export function DeleteQuestion(props: {
  canDelete: boolean
  isBusy: boolean
  onDelete: () => void
  onKeep: () => void
}) {
  const { canDelete, isBusy, onDelete, onKeep } = props
  const t = useWords(accountFormsWords)
  const id = useId()
  const keep = useRef<HTMLButtonElement>(null)
  // the pressed button is gone, and this one changes nothing
  useEffect(() => keep.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div role="group" aria-labelledby={id} className={styles.question}>
      <p id={id}>{t(canDelete ? 'delete-question' : 'default-stays')}</p>
      <div className={styles.actions}>
        {canDelete ? (
          <button type="button" className={styles.action} aria-disabled={isBusy || undefined} onClick={onDelete}>
            {t('delete-yes')}
          </button>
        ) : null}
        <button ref={keep} type="button" className={styles.action} aria-describedby={id} onClick={onKeep}>
          {t(canDelete ? 'delete-no' : 'default-stays-close')}
        </button>
      </div>
    </div>
  )
}
