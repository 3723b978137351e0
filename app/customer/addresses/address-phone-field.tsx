import { accountFormsWords } from '#app/copy/account-forms.ts'
import { useWords } from '#app/copy/use-words.ts'
import { Field } from '#app/forms/field.tsx'
import type { PhoneState } from '#app/forms/phone/use-phone.ts'
import { getMaxLength } from './address-problems.ts'
import { findPhoneCountry } from './international-phone.ts'

/**
 * The phone number of an address: of the address' country, or of the one whose calling code it starts with. It is checked
 * when it is left, unless it is the `saved` one.
 */
export function AddressPhoneField(props: {
  phone: PhoneState
  country: string
  saved: string
  problem: string | null
}) {
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
