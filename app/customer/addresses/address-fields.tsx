import { accountFormsWords } from '#app/copy/account-forms.ts'
import { postcodeWords } from '#app/copy/contact-fields.ts'
import { useWords } from '#app/copy/use-words.ts'
import { Field } from '#app/forms/field.tsx'
import { TextField } from '#app/forms/text-field.tsx'
import type { Values } from '../account-draft.ts'
import styles from '../account-form.module.css'
import type { Problems } from '../use-account-form.ts'
import type { AddressField } from './address.ts'
import { getProvinceWord, hasDigitPostcodes, listPlaceFields, usesProvince } from './address-formats.ts'
import type { AddressFormField } from './address-values.ts'
import { isRequired } from './address-values.ts'
import type { Provinces } from './use-provinces.ts'

/** Name, street and place, in the order in which the country writes them. */
export function AddressTextFields(props: {
  start: Values<AddressFormField>
  problems: Problems<AddressFormField>
  country: string
  provinces: Provinces
  province: string
  onProvince: (province: string) => void
}) {
  const { start, problems, country, provinces, province, onProvince } = props
  const t = useWords(accountFormsWords)
  const shared = useWords(postcodeWords)
  const listed = provinces.status === 'listed' ? provinces.provinces : null
  const text = (name: AddressField, label: string) => {
    const required = isRequired(name, country, listed)
    return {
      name,
      label: required ? label : t('optional', { label }),
      required,
      defaultValue: start[name],
      problem: problems[name] ?? null,
    }
  }
  const place = {
    city: <TextField key="city" {...text('city', t('city'))} autoComplete="address-level2" autoCapitalize="words" />,
    province: (
      <ProvinceField
        key="province"
        country={country}
        provinces={provinces}
        value={province}
        onValue={onProvince}
        problem={problems.province ?? null}
        isRequired={isRequired('province', country, listed)}
      />
    ),
    zip: (
      <TextField
        key="zip"
        {...text('zip', shared('postcode'))}
        autoComplete="postal-code"
        inputMode={hasDigitPostcodes(country) ? 'numeric' : 'text'}
        autoCapitalize="characters"
      />
    ),
  }
  return (
    <>
      <div className={styles.row}>
        <TextField {...text('firstName', t('first-name'))} autoComplete="given-name" autoCapitalize="words" />
        <TextField {...text('lastName', t('last-name'))} autoComplete="family-name" autoCapitalize="words" />
      </div>
      <TextField {...text('address1', t('address1'))} autoComplete="address-line1" />
      <TextField {...text('address2', t('address2'))} autoComplete="address-line2" />
      <div className={styles.row}>{listPlaceFields(country).map((name) => place[name])}</div>
    </>
  )
}

/**
 * The province of an address: a list, a text field if the list cannot be read, or a hidden input if the country has no
 * provinces.
 */
function ProvinceField(props: {
  country: string
  provinces: Provinces
  value: string
  onValue: (value: string) => void
  problem: string | null
  isRequired: boolean
}) {
  const { country, provinces, value, onValue, problem, isRequired } = props
  const t = useWords(accountFormsWords)
  const word = getProvinceWord(country)
  const label = isRequired || provinces.status === 'loading' ? t(word) : t('optional', { label: t(word) })
  const attributes = { name: 'province', autoComplete: 'address-level1', required: isRequired, value }

  if (provinces.status === 'unknown')
    return (
      <Field label={label} hint={t('province-hint')} problem={problem}>
        {(control) => (
          <input {...attributes} {...control} dir="auto" onChange={({ target }) => onValue(target.value)} />
        )}
      </Field>
    )

  const hidden = <input type="hidden" name="province" value={value} />
  if (provinces.status === 'loading')
    // reserves space for the field, so that the form does not shift
    return usesProvince(country) ? (
      <Field label={label} problem={null}>
        {(control) => (
          <>
            <select {...control} disabled aria-busy />
            {hidden}
          </>
        )}
      </Field>
    ) : (
      hidden
    )

  if (provinces.provinces.length === 0) return hidden
  const isListed = provinces.provinces.some(({ code }) => code === value)
  return (
    <Field label={label} problem={problem}>
      {(control) => (
        <select {...attributes} {...control} onChange={({ target }) => onValue(target.value)}>
          <option value="">{t(`choose-${word}`)}</option>
          {value === '' || isListed ? null : <option value={value}>{value}</option>}
          {provinces.provinces.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
