import { accountFormsWords } from '#app/copy/account-forms.ts'
import { useWords } from '#app/copy/use-words.ts'
import { Field } from '#app/forms/field.tsx'
import { useRegion } from '#app/region/use-region.ts'
import { COUNTRIES } from '#contracts/shop/countries.ts'
import { DELIVERY_COUNTRIES } from '#contracts/shop/delivery-countries.ts'

/**
 * The country of an address, in a list that starts with the countries that the shop delivers to. `other` is a country
 * that is not in the list.
 */
export function CountryField(props: {
  value: string
  other: { code: string; name: string } | null
  onValue: (country: string) => void
  problem: string | null
}) {
  const t = useWords(accountFormsWords)
  const own: readonly string[] = DELIVERY_COUNTRIES[useRegion().code]
  const { other } = props
  const isKnown = !other || COUNTRIES.some(({ alpha2 }) => alpha2 === other.code)
  const listOptions = (isOwn: boolean) =>
    COUNTRIES.filter(({ alpha2 }) => own.includes(alpha2) === isOwn).map(({ alpha2, countryName }) => (
      <option key={alpha2} value={alpha2}>
        {countryName}
      </option>
    ))
  return (
    <Field label={t('country')} problem={props.problem}>
      {(control) => (
        <select
          {...control}
          name="country"
          autoComplete="country"
          required
          value={props.value}
          onChange={({ target }) => props.onValue(target.value)}
        >
          {isKnown ? null : <option value={other.code}>{other.name}</option>}
          <optgroup label={t('countries.region')}>{listOptions(true)}</optgroup>
          <optgroup label={t('countries.others')}>{listOptions(false)}</optgroup>
        </select>
      )}
    </Field>
  )
}
