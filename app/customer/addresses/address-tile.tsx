import { Link } from '@tanstack/react-router'
import { useEffect, useId, useRef } from 'react'
import { accountWords } from '#app/copy/account.ts'
import { accountFormsWords } from '#app/copy/account-forms.ts'
import { useWords } from '#app/copy/use-words.ts'
import list from '../list.module.css'
import { type Address, getAddressNumber } from './address.ts'
import { AddressBlock } from './address-block.tsx'
import styles from './address-list.module.css'
import { useTileActions } from './use-tile-actions.ts'

/** One address with its actions. */
export function AddressTile(props: {
  address: Address
  isDefault: boolean
  isOnly: boolean
  onDefault: (address: Address | null) => void
  onDeleted: () => void
  onUnknown: () => void
  onFailed: () => void
}) {
  const { address, isDefault, isOnly } = props
  const t = useWords(accountWords)
  const words = useWords(accountFormsWords)
  const actions = useTileActions(address, props)
  // Shopify refuses to delete the default address while there is another one
  const canDelete = !isDefault || isOnly
  const name = address.lines[0] ?? address.name

  return (
    <li className={`${list.tile} ${styles.tile}`}>
      {isDefault ? <span className={list.mark}>{t('default-address')}</span> : null}
      <AddressBlock address={address} />
      {actions.problem ? (
        <p role="alert" className={styles.problem}>
          {actions.problem}
        </p>
      ) : null}
      {actions.isConfirming ? (
        <DeleteQuestion
          canDelete={canDelete}
          isBusy={actions.isBusy}
          onDelete={actions.remove}
          onCancel={actions.cancelDeletion}
        />
      ) : (
        <div className={styles.actions}>
          <Link
            to="/account"
            search={{ page: 'addresses', edit: getAddressNumber(address) }}
            preload={false}
            className={styles.action}
            aria-label={words('edit-of', { address: name })}
          >
            {words('edit')}
          </Link>
          {isDefault ? null : (
            <button
              type="button"
              className={styles.action}
              aria-disabled={actions.isBusy || undefined}
              aria-label={words('make-default-of', { address: name })}
              onClick={actions.makeDefault}
            >
              {words('make-default')}
            </button>
          )}
          <button
            ref={actions.deleteButton}
            type="button"
            className={styles.action}
            aria-label={words('delete-of', { address: name })}
            onClick={actions.startDeletion}
          >
            {words('delete')}
          </button>
        </div>
      )}
    </li>
  )
}

/**
 * Confirms a deletion in place of the actions. For the default address it explains that another one has to become the default
 * first.
 */
function DeleteQuestion(props: { canDelete: boolean; isBusy: boolean; onDelete: () => void; onCancel: () => void }) {
  const { canDelete, isBusy, onDelete, onCancel } = props
  const t = useWords(accountFormsWords)
  const id = useId()
  const cancelButton = useRef<HTMLButtonElement>(null)
  // the pressed button has unmounted, so focus moves to the button that changes nothing
  useEffect(() => cancelButton.current?.focus(), [])
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
        <button ref={cancelButton} type="button" className={styles.action} aria-describedby={id} onClick={onCancel}>
          {t(canDelete ? 'delete-no' : 'default-stays-close')}
        </button>
      </div>
    </div>
  )
}
