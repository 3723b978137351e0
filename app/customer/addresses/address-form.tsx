import { useState } from 'react'
import { accountFormsWords } from '#app/copy/account-forms.ts'
import { useWords } from '#app/copy/use-words.ts'
import { Field } from '#app/forms/field.tsx'
import { type PhoneState, usePhone } from '#app/forms/phone/use-phone.ts'
import { useRegion } from '#app/region/use-region.ts'
import { useDraft } from '../account-draft.ts'
import styles from '../account-form.module.css'
import { AccountForm } from '../account-form.tsx'
import type { Customer } from '../customer.ts'
import { useAccountForm } from '../use-account-form.ts'
import type { Address, AddressFields } from './address.ts'
import { AddressTextFields } from './address-fields.tsx'
import { findPhoneCountry } from './address-formats.ts'
import { getInitialValues, getMaxLength } from './address-values.ts'
import { createAddressFn, updateAddressFn } from './addresses.functions.ts'
import { CountryField } from './country-field.tsx'
import { useAddressValidation } from './use-address-validation.ts'
import { useProvinces } from './use-provinces.ts'

/** What was saved. `address` is null if the account has to be read again. */
export type SavedAddress = { address: Address | null; isDefault: boolean; isNew: boolean }

/** The form of a new address, or of one that is changed (ACC-06, ACC-07). */
export function AddressForm(props: {
  edit: string
  customer: Customer
  /** The address as the account has it now; null for a new address and for one that was deleted elsewhere. */
  address: Address | null
  /** Whether the address is the default, becomes it as the first address, or can be chosen as the default. */
  defaultness: 'is-default' | 'first-is-default' | 'choose'
  onSaved: (saved: SavedAddress) => void
  onUnknown: (id: string) => void
  onFailed: () => void
}) {
  const { edit, customer, address, defaultness } = props
  const t = useWords(accountFormsWords)
  const region = useRegion().code
  const [original] = useState(address)
  const isNew = edit === 'new' || !address

  const initial = getInitialValues(original, customer, region)
  const draft = useDraft({ page: 'addresses', edit }, customer.id ?? '', initial)
  const { start } = draft
  const [country, setCountry] = useState(start.country || initial.country)
  const [province, setProvince] = useState(start.province)
  const provinces = useProvinces(country)
  const state = useAccountForm(draft, useAddressValidation(provinces.status === 'listed' ? provinces.provinces : null))
  const phone = usePhone({ number: start.phone, countryCode: findPhoneCountry(start.phone, country) })

  function onCountry(next: string): void {
    setCountry(next)
    setProvince(next === initial.country ? initial.province : '')
    phone.change({ countryCode: findPhoneCountry(phone.number, next) })
  }

  async function collect() {
    const { isDefault, ...fields } = state.readLines()
    const number = fields.phone === initial.phone ? fields.phone : await phone.checkOptional()
    if (number === null) return null
    return { fields: { ...fields, phone: number }, isDefault: defaultness === 'first-is-default' || isDefault === 'on' }
  }

  function send(accessToken: string, input: { fields: AddressFields; isDefault: boolean }) {
    const data = { region, accessToken, ...input }
    return original && address
      ? updateAddressFn({ data: { ...data, addressId: original.id } })
      : createAddressFn({ data })
  }

  return (
    <AccountForm
      title={t(edit === 'new' ? 'new-address' : 'edit-address')}
      page="addresses"
      state={state}
      submit={t(isNew && edit !== 'new' ? 'save-as-new' : 'save-address')}
      collect={collect}
      send={send}
      onSaved={(saved, { isDefault }) => props.onSaved({ address: saved, isDefault, isNew })}
      onUnknown={() => original && props.onUnknown(original.id)}
      onFailed={props.onFailed}
      notes={<AddressNotes edit={edit} original={original} current={address} />}
    >
      <CountryField
        value={country}
        other={original && { code: original.fields.country, name: original.countryName }}
        onValue={onCountry}
        problem={state.problems.country ?? null}
      />
      <AddressTextFields
        start={start}
        problems={state.problems}
        country={country}
        provinces={provinces}
        province={province}
        onProvince={setProvince}
      />
      <AddressPhoneField phone={phone} country={country} saved={initial.phone} problem={state.problems.phone ?? null} />
      {defaultness === 'choose' ? (
        <Field label={t('use-as-default')} isCheckbox>
          {(control) => (
            <input {...control} type="checkbox" name="isDefault" defaultChecked={start.isDefault === 'on'} />
          )}
        </Field>
      ) : (
        <p className={styles.quiet}>{t(defaultness)}</p>
      )}
    </AccountForm>
  )
}

/** Notes about an address that was deleted or changed elsewhere while its form is open. */
function AddressNotes(props: { edit: string; original: Address | null; current: Address | null }) {
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

/**
 * The phone number of an address, of its country or of the country whose calling code it starts with. It is checked on blur,
 * unless it is the `saved` number.
 */
function AddressPhoneField(props: { phone: PhoneState; country: string; saved: string; problem: string | null }) {
  const { phone, country, saved } = props
  const t = useWords(accountFormsWords)
  return (
    <Field label={t('optional', { label: t('phone') })} hint={t('phone-hint')} problem={phone.problem ?? props.problem}>
      {(control) => (
        <input
          {...control}
          ref={phone.input}
          type="tel"
          name="phone"
          autoComplete="tel"
          value={phone.number}
          onChange={({ target: { value } }) =>
            phone.change({ number: value, countryCode: findPhoneCountry(value, country) })
          }
          onBlur={() => {
            if (phone.number !== saved && phone.number.length <= getMaxLength('phone')) phone.checkIfFilled()
          }}
        />
      )}
    </Field>
  )
}
