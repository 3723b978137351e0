import { Field } from '#app/forms/field.tsx'
import { EU_COUNTRIES } from '#app/region/countries.ts'
import { useRegion } from '#app/region/use-region.ts'
import { COUNTRIES } from '#contracts/countries.ts'
import type { RegionCode } from '#contracts/regions.ts'
import { useFormWords } from '../use-form-words.ts'

/** The countries that a shop delivers to, which stand first in its list. */
const REGION_COUNTRIES: Readonly<Record<RegionCode, readonly string[]>> = {
  gb: ['GB', 'GG', 'IM', 'JE'],
  us: ['US'],
  eu: EU_COUNTRIES,
}

/** The country of an address, those of the region first. `other` is one that the list does not have. */
export function CountryField(props: {
  value: string
  other: { code: string; name: string } | null
  onValue: (country: string) => void
  problem: string | null
}) {
  const t = useFormWords()
  const own = REGION_COUNTRIES[useRegion().code]
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
