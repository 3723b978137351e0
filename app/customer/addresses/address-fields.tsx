import { accountFormsWords } from '#app/copy/account-forms.ts'
import { useCopy } from '#app/copy/every-page.ts'
import { useWords } from '#app/copy/use-words.ts'
import { TextField } from '#app/forms/text-field.tsx'
import styles from '../account-form.module.css'
import type { Problems } from '../use-account-form.ts'
import type { Values } from '../use-draft.ts'
import type { AddressField } from './address.ts'
import { isRequired } from './address-problems.ts'
import type { AddressFormField } from './address-values.ts'
import { hasDigitPostcodes, listPlaceFields } from './country-habits.ts'
import { ProvinceField } from './province-field.tsx'
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
  const copy = useCopy()
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
        {...text('zip', copy('common.postcode'))}
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
