import { accountFormsWords } from '#app/copy/account-forms.ts'
import { useWords } from '#app/copy/use-words.ts'
import { Field } from '#app/forms/field.tsx'
import { getProvinceWord, writesProvince } from './country-habits.ts'
import type { Provinces } from './use-provinces.ts'

/**
 * The province of an address: a list, a text where the list cannot be read, nothing where the country has none. The value is
 * in the form in each case.
 */
export function ProvinceField(props: {
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
    // keeps the place of a field that is about to come
    return writesProvince(country) ? (
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
