import styles from './drawing.module.css'

/** A tape measure around the body at height `y`: a band with ticks in front, a faint line behind. */
export function TapeAround({ from, to, y, sag = 9 }: { from: number; to: number; y: number; sag?: number }) {
  const middle = (from + to) / 2
  const near = `M${from} ${y}Q${middle} ${y + sag * 2} ${to} ${y}`
  return (
    <g>
      <path d={`M${from} ${y}Q${middle} ${y - sag * 1.2} ${to} ${y}`} className={styles.far} />
      <path d={near} className={styles.tape} />
      <path d={near} className={styles.ticks} />
    </g>
  )
}

/** A straight measure between two points, with end marks. */
export function TapeAlong({ from, to }: { from: readonly [number, number]; to: readonly [number, number] }) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const [nx, ny] = [(-dy / length) * 7, (dx / length) * 7]
  const end = ([x, y]: readonly [number, number]) => `M${x - nx} ${y - ny}L${x + nx} ${y + ny}`
  return <path d={`M${from[0]} ${from[1]}L${to[0]} ${to[1]}${end(from)}${end(to)}`} className={styles.along} />
}
