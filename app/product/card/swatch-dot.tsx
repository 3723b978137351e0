/** A colour as a dot. An SVG, because the content security policy forbids style attributes. */
export function SwatchDot({ hex, size = 14 }: { hex: string; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 14 14" aria-hidden="true">
      <circle cx="7" cy="7" r="6.5" fill={hex} stroke="rgb(0 30 60 / 0.25)" />
    </svg>
  )
}
