import styles from './stars.module.css'

const STAR = 'M8 1.200l2.100 4.300 4.700.7-3.400 3.300.8 4.700L8 12l-4.200 2.200.8-4.700L1.200 6.200l4.700-.7L8 1.200Z'
/** SVG units: the distance of two stars, and the width of all five. */
const STEP = 18
const WIDTH = 88

/** A score of up to five stars, to a tenth of a star; `label` is its text alternative. */
export function Stars({ score, label }: { score: number; label: string }) {
  const whole = Math.floor(score)
  return (
    <svg width={WIDTH} height="16" viewBox={`0 0 ${WIDTH} 16`} role="img" aria-label={label} className={styles.stars}>
      <FiveStars className={styles.empty} />
      {/* the nested svg clips the full stars at its width */}
      <svg width={whole * STEP + (score - whole) * 16} height="16" aria-hidden="true">
        <FiveStars className={styles.full} />
      </svg>
    </svg>
  )
}

const FiveStars = ({ className }: { className: string | undefined }) => (
  <g className={className}>
    {[0, 1, 2, 3, 4].map((index) => (
      <path key={index} d={STAR} transform={`translate(${index * STEP} 0)`} />
    ))}
  </g>
)
