import styles from './stars.module.css'

/** SVG units: the distance of two stars, and the width of all five. */
const STEP = 18
const WIDTH = 88

/** Five stars as one path, because a page has many of them. */
const FIVE_STARS = [0, 1, 2, 3, 4]
  .map((index) => `M${8 + index * STEP} 1.2l2.1 4.3 4.7.7-3.4 3.3.8 4.7-4.2-2.2-4.2 2.2.8-4.7-3.4-3.3 4.7-.7z`)
  .join('')

/** A score of up to five stars, to a tenth of a star; `label` is its text alternative. */
export function Stars({ score, label }: { score: number; label: string }) {
  const whole = Math.floor(score)
  return (
    <svg width={WIDTH} height="16" viewBox={`0 0 ${WIDTH} 16`} role="img" aria-label={label} className={styles.stars}>
      <path d={FIVE_STARS} className={styles.empty} />
      {/* the nested svg clips the full stars at its width */}
      <svg width={whole * STEP + (score - whole) * 16} height="16" aria-hidden="true">
        <path d={FIVE_STARS} className={styles.full} />
      </svg>
    </svg>
  )
}
