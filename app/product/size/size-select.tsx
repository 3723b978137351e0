import { useId } from 'react'
import { useCopy } from '#app/copy/use-copy.ts'
import { valueInUrl } from '#app/fit/option-codes.ts'
import { Flag } from '#app/region/flag.tsx'
import { useRegion } from '#app/region/use-region.ts'
import type { ProductOption } from '../product.ts'
import styles from './size-select.module.css'

/**
 * One option as a dropdown, for places where buttons have no room (PDP-05). The flag is the shop's whose sizes these are;
 * what is wrong with a choice is said at its own field.
 */
export function SizeSelect(props: {
  option: ProductOption
  chosen: number | null
  /** Stands where nothing is chosen. */
  placeholder: string
  problem: string | null
  onChoose: (value: number) => void
}) {
  const t = useCopy()
  const { code } = useRegion()
  const id = useId()
  const { option, chosen, placeholder, problem } = props
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <Flag of={code} />
        {t(`option.${option.type}`)}
      </label>
      <select
        id={id}
        className={styles.select}
        value={chosen ?? ''}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={({ target }) => props.onChoose(Number(target.value))}
      >
        <option value="" disabled>
          {placeholder}
        </option>
        {option.values.map((value, index) => (
          <option key={value} value={index}>
            {valueInUrl(value)}
          </option>
        ))}
      </select>
      <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
        {problem}
      </p>
    </div>
  )
}
