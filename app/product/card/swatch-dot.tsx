import type { Swatch } from '../product.ts'
import styles from './swatch-dot.module.css'

/**
 * A colour as a dot; a dashed ring with its initial if only its name is known. An SVG, because the content security policy
 * forbids style attributes: its `color` is the style's `currentColor`, so that a dot is a single element.
 */
export function SwatchDot({ colour: { name, hex }, size = 14 }: { colour: Swatch; size?: number }) {
  if (hex) return <svg color={hex} width={size} height={size} aria-hidden="true" className={styles.dot} />
  return (
    <svg width={size} height={size} viewBox="0 0 14 14" aria-hidden="true">
      <circle cx="7" cy="7" r="6.5" fill="none" stroke="currentColor" strokeDasharray="2 1.4" strokeWidth="0.7" />
      <text x="7" y="9.4" textAnchor="middle" fontSize="6.5" fill="currentColor">
        {name.slice(0, 1).toUpperCase()}
      </text>
    </svg>
  )
}
