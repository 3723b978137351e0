import { accountFormsWords } from '#app/copy/account-forms.ts'
import { postcodeWords } from '#app/copy/contact-fields.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import { COUNTRIES } from '#contracts/shop/countries.ts'
import type { Values } from '../account-draft.ts'
import type { Problems } from '../use-account-form.ts'
import type { AddressField } from './address.ts'
import type { Province } from './address-formats.ts'
import { getProvinceWord } from './address-formats.ts'
import type { AddressFormField } from './address-values.ts'
import { type AddressProblem, findAddressProblems, getMaxLength } from './address-values.ts'

/** The problems of an address as texts. `provinces` are those of its country; null where they are not known. */
export function useAddressValidation(provinces: readonly Province[] | null) {
  const t = useWords(accountFormsWords)
  const shared = useWords(postcodeWords)
  const { locale } = useRegion()
  const format = (count: number) => new Intl.NumberFormat(locale).format(count)

  function formatProblem(field: AddressField, problem: AddressProblem, values: Values<AddressField>): string {
    if (problem === 'too-long')
      return t('too-long', { most: format(getMaxLength(field)), count: format(values[field].length) })
    const postcode = shared('postcode').toLowerCase()
    if (problem === 'no-postcode') return t('no-postcode', { typed: values.zip, code: postcode })
    if (problem === 'not-in-country') {
      const country = COUNTRIES.find(({ alpha2 }) => alpha2 === values.country)?.countryName ?? values.country
      return t('not-in-country', { name: values.province, country })
    }
    switch (field) {
      case 'lastName':
        return t('missing.last-name')
      case 'address1':
        return t('missing.address1')
      case 'city':
        return t('missing.city')
      case 'zip':
        return t('missing.zip', { code: postcode })
      case 'province':
        return t(`missing.${getProvinceWord(values.country)}`)
      default:
        return t('refused')
    }
  }

  return (values: Values<AddressFormField>): Problems<AddressFormField> => {
    const { isDefault: _isDefault, ...fields } = values
    const problems: Problems<AddressFormField> = {}
    for (const [field, problem] of findAddressProblems(fields, provinces))
      problems[field] = formatProblem(field, problem, fields)
    return problems
  }
}
