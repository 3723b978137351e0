import type { Verdict } from './confidence.ts'
import styles from './odds-bars.module.css'

const [WIDTH, HEIGHT, GAP] = [15, 28, 3]
/** Words do not fit under a bar. */
const LONGEST = 3

/** A small picture of the odds: the recommended size and those about it. In words it stands beside. */
export function OddsBars({ verdict: { around, size } }: { verdict: Verdict }) {
  if (around.length === 0 || around.some((each) => each.size.length > LONGEST)) return null
  const most = Math.max(...around.map(({ odds }) => odds), 0.01)
  const width = around.length * (WIDTH + GAP) - GAP
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT + 13}`}
      className={styles.bars}
      width={width}
      height={HEIGHT + 13}
      aria-hidden="true"
    >
      {around.map(({ size: each, odds }, at) => {
        const height = Math.max(Math.round((odds / most) * HEIGHT), 1)
        const x = at * (WIDTH + GAP)
        return (
          <g key={each} className={each === size ? styles.chosen : styles.bar}>
            <path d={`M${x + WIDTH / 2} ${HEIGHT}V${HEIGHT - height}`} />
            <text x={x + WIDTH / 2} y={HEIGHT + 11}>
              {each}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
