import type { Swatch } from '../product.ts'

/**
 * A colour as a dot; a dashed ring with its initial if only its name is known. An SVG, because the content security policy
 * forbids style attributes.
 */
export function SwatchDot({ colour: { name, hex }, size = 14 }: { colour: Swatch; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 14 14" aria-hidden="true">
      {hex ? (
        <circle cx="7" cy="7" r="6.5" fill={hex} stroke="rgb(0 30 60 / 0.25)" />
      ) : (
        <>
          <circle cx="7" cy="7" r="6.5" fill="none" stroke="currentColor" strokeDasharray="2 1.4" strokeWidth="0.7" />
          <text x="7" y="9.4" textAnchor="middle" fontSize="6.5" fill="currentColor">
            {name.slice(0, 1).toUpperCase()}
          </text>
        </>
      )}
    </svg>
  )
}
