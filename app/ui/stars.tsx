import styles from './stars.module.css'

/** Pixels: the distance of two stars, and the width of all five. */
const STEP = 18
const WIDTH = 88

/**
 * A score of up to five stars, to a tenth; `label` is its text alternative. An SVG whose `font-size` gives CSS the width as
 * `1em`, because the content security policy forbids style attributes.
 */
export function Stars({ score, label }: { score: number; label: string }) {
  const whole = Math.floor(score)
  return (
    <svg
      width={WIDTH}
      height="16"
      fontSize={whole * STEP + (score - whole) * 16}
      role="img"
      aria-label={label}
      className={styles.stars}
    />
  )
}
