import { useCopy } from '#app/copy/every-page.ts'
import { toUrlValue } from '#app/fit/option-codes.ts'
import { Field } from '#app/forms/field.tsx'
import { Flag } from '#app/region/flag.tsx'
import { useRegion } from '#app/region/use-region.ts'
import type { ProductOption } from '../product.ts'
import styles from './size-select.module.css'

/**
 * One option as a dropdown, for places where buttons have no room (PDP-05). The flag is the shop's whose sizes these are;
 * a problem shows at its own field.
 */
export function SizeSelect(props: {
  option: ProductOption
  chosen: number | null
  /** Shown while nothing is chosen. */
  placeholder: string
  problem: string | null
  onChoose: (value: number) => void
}) {
  const t = useCopy()
  const { code } = useRegion()
  const { option, chosen, placeholder, problem } = props
  const label = (
    <span className={styles.label}>
      <Flag of={code} />
      {t(`option.${option.type}`)}
    </span>
  )
  return (
    <Field label={label} problem={problem} className={styles.field}>
      {(control) => (
        <select
          {...control}
          className={styles.select}
          value={chosen ?? ''}
          onChange={({ target }) => props.onChoose(Number(target.value))}
        >
          <option value="" disabled>
            {placeholder}
          </option>
          {option.values.map((value, index) => (
            <option key={value} value={index}>
              {toUrlValue(value)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
