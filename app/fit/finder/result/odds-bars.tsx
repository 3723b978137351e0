import type { Verdict } from './confidence.ts'
import styles from './odds-bars.module.css'

const [WIDTH, HEIGHT, GAP] = [15, 28, 3]
/** The longest size that fits under a bar, in characters. */
const MAX_LABEL = 3

/** A bar chart of the odds of the recommended size and those beside it. VerdictText is its text alternative. */
export function OddsBars({ verdict: { around, size } }: { verdict: Verdict }) {
  if (around.length === 0 || around.some((bar) => bar.size.length > MAX_LABEL)) return null
  const highest = Math.max(...around.map(({ odds }) => odds), 0.01)
  const width = around.length * (WIDTH + GAP) - GAP
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT + 13}`}
      className={styles.bars}
      width={width}
      height={HEIGHT + 13}
      aria-hidden="true"
    >
      {around.map(({ size: label, odds }, at) => {
        const height = Math.max(Math.round((odds / highest) * HEIGHT), 1)
        const x = at * (WIDTH + GAP)
        return (
          <g key={label} className={label === size ? styles.chosen : styles.bar}>
            <path d={`M${x + WIDTH / 2} ${HEIGHT}V${HEIGHT - height}`} />
            <text x={x + WIDTH / 2} y={HEIGHT + 11}>
              {label}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
