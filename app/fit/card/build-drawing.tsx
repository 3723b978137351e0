import styles from './build-drawing.module.css'

/** Half widths of seat, thigh and knee around x = 36, in units of the drawing. The waist is the same for all builds. */
const SHAPES: Readonly<Record<string, readonly [seat: number, thigh: number, knee: number]>> = {
  A: [19, 18.5, 13.5],
  B: [22.5, 22.5, 15.5],
  C: [26.5, 27, 17.5],
}

/** A drawing of seat and thighs from the front, where builds A, B and C of one waist differ. */
export function BuildDrawing({ build }: { build: string }) {
  const [seat, thigh, knee] = SHAPES[build] ?? [0, 0, 0]
  const getSide = (to: 1 | -1) => {
    const x = (half: number) => 36 + to * half
    return `M${x(17.5)} 5C${x(18)} 15 ${x(seat)} 18 ${x(seat)} 28C${x(thigh + 0.5)} 42 ${x(knee + 3)} 58 ${x(knee)} 77L${x(2.5)} 77L36 37`
  }
  return (
    <svg viewBox="0 0 72 80" className={styles.drawing} aria-hidden="true">
      <path d={`${getSide(1)}L36 5Z`} className={styles.cloth} />
      <path d={`${getSide(-1)}L36 5Z`} className={styles.cloth} />
      <path d={`${getSide(1)}M36 37L36 12${getSide(-1)}M18.5 5L53.5 5M18.2 11L53.8 11`} className={styles.line} />
    </svg>
  )
}
