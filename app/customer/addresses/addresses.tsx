import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Customer } from '../customer.ts'
import { getAddressNumber } from './address.ts'
import { AddressForm, type SavedAddress } from './address-form.tsx'
import { AddressList, type ListNotice, putAddress, removeAddress } from './address-list.tsx'

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
