import type { Verdict } from './confidence.ts'
import styles from './odds-bars.module.css'

const [WIDTH, HEIGHT, GAP] = [14, 30, 4]

/** A small picture of the odds: the recommended size and those about it. In words it stands beside. */
export function OddsBars({ verdict: { around, size } }: { verdict: Verdict }) {
  if (around.length === 0) return null
  const most = Math.max(...around.map(({ odds }) => odds), 0.01)
  const width = around.length * (WIDTH + GAP) - GAP
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT + 12}`} className={styles.bars} width={width} height={HEIGHT + 12}>
      {around.map(({ size: each, odds }, at) => {
        const height = Math.max(Math.round((odds / most) * HEIGHT), 1)
        const x = at * (WIDTH + GAP)
        return (
          <g key={each} className={each === size ? styles.chosen : styles.bar}>
            <path d={`M${x + WIDTH / 2} ${HEIGHT}V${HEIGHT - height}`} />
            <text x={x + WIDTH / 2} y={HEIGHT + 10}>
              {each.length > 3 ? each.slice(0, 2) : each}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
