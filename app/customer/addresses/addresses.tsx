import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { accountWords } from '#app/copy/account.ts'
import { accountFormsWords } from '#app/copy/account-forms.ts'
import { useWords } from '#app/copy/use-words.ts'
import button from '#app/ui/button.module.css'
import { EmptyState } from '../card.tsx'
import type { Customer } from '../customer.ts'
import list from '../list.module.css'
import { type Address, getAddressNumber } from './address.ts'
import { AddressForm, type SavedAddress } from './address-form.tsx'
import styles from './address-list.module.css'
import { AddressTile } from './address-tile.tsx'

/** The customer's addresses, or the form of the address whose number is `edit`; 'new' is the form of a new one. */
export function Addresses(props: {
  customer: Customer
  edit: string | undefined
  onChange: (change: (customer: Customer) => Customer) => void
  /** Reads the account again. */
  onReload: () => void
}) {
  const { customer, edit, onChange, onReload } = props
  const navigate = useNavigate()
  const [notice, setNotice] = useState<ListNotice | null>(null)
  const [wasEdited, setWasEdited] = useState(false)
  useEffect(() => {
    if (edit === undefined) return
    setWasEdited(true)
    setNotice(null)
  }, [edit])
  const address = customer.addresses.find((candidate) => getAddressNumber(candidate) === edit) ?? null
  const isDefault = customer.hasDefaultAddress && address !== null && address === customer.addresses[0]

  function onSaved({ address: saved, isDefault: becomesDefault, isNew }: SavedAddress): void {
    if (saved) onChange((current) => putAddress(current, saved, becomesDefault))
    else onReload()
    setNotice({ words: isNew ? 'address-added' : 'address-updated' })
    // replaces the entry of the form, so that Back does not reopen it
    void navigate({ to: '/account', search: { page: 'addresses' }, replace: true })
  }

  if (edit === undefined) return <AddressList {...props} isReturn={wasEdited} notice={notice} onNotice={setNotice} />
  return (
    <AddressForm
      key={edit}
      edit={edit}
      customer={customer}
      address={address}
      defaultness={isDefault ? 'is-default' : customer.addresses.length === 0 ? 'first-is-default' : 'choose'}
      onSaved={onSaved}
      onUnknown={(id) => onChange((current) => removeAddress(current, id))}
      onFailed={onReload}
    />
  )
}

/** The last change of the list, which is announced. */
type ListNotice = {
  words: 'address-added' | 'address-updated' | 'address-deleted' | 'address-was-gone' | 'address-now-default'
}

/** The customer's addresses, the default one first. */
function AddressList(props: {
  customer: Customer
  /** Whether the list replaces a form that was open. */
  isReturn: boolean
  notice: ListNotice | null
  onNotice: (notice: ListNotice) => void
  onChange: (change: (customer: Customer) => Customer) => void
  onReload: () => void
}) {
  const { customer, isReturn, notice, onNotice, onChange, onReload } = props
  const t = useWords(accountWords)
  const words = useWords(accountFormsWords)
  const heading = useRef<HTMLHeadingElement>(null)

  // the pressed button has unmounted with its form or its address
  useEffect(() => {
    if (notice || isReturn) heading.current?.focus()
  }, [notice, isReturn])

  return (
    <section className={list.section} aria-labelledby="account-addresses">
      <div className={styles.head}>
        <h2 id="account-addresses" ref={heading} tabIndex={-1} className={list.title}>
          {t('addresses')}
        </h2>
        <Link to="/account" search={{ page: 'addresses', edit: 'new' }} preload={false} className={button.secondary}>
          {words('add-address')}
        </Link>
      </div>
      <p role="status" className={styles.notice}>
        {notice ? words(notice.words) : null}
      </p>
      {customer.addresses.length === 0 ? <EmptyState title={t('no-addresses')} text={t('no-addresses-text')} /> : null}
      <ul className={list.tiles}>
        {customer.addresses.map((address, index) => (
          <AddressTile
            key={address.id}
            address={address}
            isDefault={customer.hasDefaultAddress && index === 0}
            isOnly={customer.addresses.length === 1}
            onDefault={(saved) => {
              if (saved) onChange((current) => putAddress(current, saved, true))
              else onReload()
              onNotice({ words: 'address-now-default' })
            }}
            onDeleted={() => {
              onChange((current) => removeAddress(current, address.id))
              onNotice({ words: 'address-deleted' })
            }}
            onUnknown={() => {
              onChange((current) => removeAddress(current, address.id))
              onNotice({ words: 'address-was-gone' })
            }}
            onFailed={onReload}
          />
        ))}
      </ul>
    </section>
  )
}

type SavedAddresses = Pick<Customer, 'addresses' | 'hasDefaultAddress'>

/** Adds or replaces an address: in its old position, at the end if it is new, first if it is now the default. */
export function putAddress<List extends SavedAddresses>(list: List, address: Address, isDefault: boolean): List {
  const isKnown = list.addresses.some(({ id }) => id === address.id)
  const addresses = isKnown
    ? list.addresses.map((other) => (other.id === address.id ? address : other))
    : [...list.addresses, address]
  if (!isDefault) return { ...list, addresses }
  return {
    ...list,
    addresses: [address, ...addresses.filter(({ id }) => id !== address.id)],
    hasDefaultAddress: true,
  }
}

/** Returns the list without an address. The next one does not become the default. */
export function removeAddress<List extends SavedAddresses>(list: List, id: string): List {
  const addresses = list.addresses.filter((address) => address.id !== id)
  const wasDefault = list.hasDefaultAddress && list.addresses[0]?.id === id
  return { ...list, addresses, hasDefaultAddress: list.hasDefaultAddress && !wasDefault }
}
