import type { ReactNode } from 'react'
import { useCopy } from '#app/copy/every-page.ts'
import { toUrlValue } from '#app/fit/option-codes.ts'
import { Field } from '#app/forms/field.tsx'
import { useRegion } from '#app/region/use-region.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { ProductOption } from '../product.ts'
import styles from './size-select.module.css'

/**
 * One option as a dropdown, for places without room for buttons (PDP-05). The flag is that of the current shop, whose sizes
 * these are.
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
      <span>{t(`option.${option.type}`)}</span>
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

const STAR = 'm0-1.1.25.76h.8l-.65.47.25.76-.65-.47-.65.47.25-.76-.65-.47h.8z'
const STAR_POSITIONS = Array.from({ length: 12 }, (_, hour) => {
  const angle = (hour * Math.PI) / 6
  return { hour, x: 9 + 3.7 * Math.sin(angle), y: 6 - 3.7 * Math.cos(angle) }
})

const SHAPES: Record<RegionCode, ReactNode> = {
  gb: (
    <>
      <path fill="#012169" d="M0 0h18v12H0z" />
      <path stroke="#fff" strokeWidth="2.4" d="m0 0 18 12M18 0 0 12" />
      <path stroke="#c8102e" strokeWidth="1" d="m0 0 18 12M18 0 0 12" />
      <path stroke="#fff" strokeWidth="4" d="M9 0v12M0 6h18" />
      <path stroke="#c8102e" strokeWidth="2.4" d="M9 0v12M0 6h18" />
    </>
  ),
  us: (
    <>
      <path fill="#fff" d="M0 0h18v12H0z" />
      <path
        stroke="#b31942"
        strokeWidth="0.92"
        d="M0 .46h18M0 2.31h18M0 4.15h18M0 6h18M0 7.85h18M0 9.69h18M0 11.54h18"
      />
      <path fill="#0a3161" d="M0 0h7.2v6.46H0z" />
    </>
  ),
  eu: (
    <>
      <path fill="#003399" d="M0 0h18v12H0z" />
      {STAR_POSITIONS.map(({ hour, x, y }) => (
        <path key={hour} fill="#ffcc00" transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`} d={STAR} />
      ))}
    </>
  ),
}

/** A region's flag. Decorative: a text beside it names the region. */
const Flag = ({ of }: { of: RegionCode }) => (
  <svg width="18" height="12" viewBox="0 0 18 12" aria-hidden="true">
    {SHAPES[of]}
  </svg>
)
