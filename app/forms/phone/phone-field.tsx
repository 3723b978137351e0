import { phoneWords } from '#app/copy/contact-fields.ts'
import { useWords } from '#app/copy/use-words.ts'
import { COUNTRIES } from '#contracts/shop/countries.ts'
import { Field } from '../field.tsx'
import styles from './phone-field.module.css'
import type { PhoneState } from './use-phone.ts'

/** A phone number with its country (FORM-03), checked by the server on blur. `phone` comes from `usePhone`. */
export function PhoneField({ phone }: { phone: PhoneState }) {
  const t = useWords(phoneWords)
  return (
    <div className={styles.phone}>
      <Field label={t('country')}>
        {(control) => (
          <select
            {...control}
            name="phone-country"
            autoComplete="country"
            value={phone.countryCode}
            onChange={({ target: { value: countryCode } }) => {
              phone.change({ countryCode })
              phone.checkIfFilled({ countryCode })
            }}
          >
            {COUNTRIES.map(({ alpha2, countryName, phonePrefix }) => (
              <option key={alpha2} value={alpha2}>
                {t('option', { name: countryName, prefix: phonePrefix })}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('number')} problem={phone.problem}>
        {(control) => (
          <input
            {...control}
            ref={phone.input}
            type="tel"
            name="phone"
            autoComplete="tel"
            value={phone.number}
            onChange={({ target }) => phone.change({ number: target.value })}
            onBlur={() => phone.checkIfFilled()}
          />
        )}
      </Field>
    </div>
  )
}
