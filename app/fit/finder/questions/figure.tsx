import type { Answers } from './answers.ts'
import styles from './figure.module.css'
import { figureFor } from './figure.ts'
import { pathsFor } from './figure-paths.ts'

/** The scale beside him: a tick every 10 cm from 140 to 210, where soles are at 548 and a cm is 2.72 units. */
const TICKS = [140, 150, 160, 170, 180, 190, 200, 210].map((cm) => ({ cm, y: Math.round(548 - cm * 2.72) }))
/** The head is drawn from crown to chin, 12 to 80, around x = 120. */
const [CROWN, CHIN] = [12, 80]

/** A man who follows the answers: height, weight, build, and how he likes his clothes. What he shows is said in words beside it. */
export function FigureDrawing({ answers }: { answers: Answers }) {
  const figure = figureFor(answers)
  const { tee, trousers, arm, shoe, neck } = pathsFor(figure, answers)
  const scale = (figure.chin - figure.top) / (CHIN - CROWN)
  return (
    <svg viewBox="-6 -36 252 596" aria-hidden="true" className={styles.figure}>
      {TICKS.map(({ cm, y }) => (
        <path key={cm} d={`M2 ${y}H${cm % 50 === 0 ? 18 : 11}`} className={styles.tick} />
      ))}
      {answers.height === undefined ? null : <path d={`M2 ${Math.round(figure.top)}H62`} className={styles.level} />}
      <path d="M0 550H240" className={styles.floor} />
      {both(shoe, `${styles.shoe} ${styles.line}`)}
      {both(arm, `${styles.skin} ${styles.line}`)}
      <path d={neck} className={`${styles.skin} ${styles.line} ${styles.moves}`} />
      {both(trousers, `${styles.trousers} ${styles.line}`)}
      {both(tee, styles.tee)}
      {/* not closed: a T-shirt has no seam down its middle */}
      {both(tee.slice(0, -1), `${styles.open} ${styles.line}`)}
      <g transform={`translate(${120 - 120 * scale} ${figure.top - CROWN * scale}) scale(${scale})`}>
        <path
          d="M120 12C136 12 144 24 144 42C144 51 142 60 138 67C133 75 127 80 120 80C113 80 107 75 102 67C98 60 96 51 96 42C96 24 104 12 120 12Z"
          className={`${styles.skin} ${styles.line}`}
        />
        <path
          d="M96 44C95 24 103 8 121 9C138 9 146 24 144 44C142 36 139 31 133 28C122 31 108 30 101 30C98 34 97 38 96 44Z"
          className={styles.hair}
        />
      </g>
    </svg>
  )
}

/** A half and its mirror image. */
const both = (half: string, className: string | undefined) =>
  [1, -1].map((side) => (
    <path
      key={side}
      d={half}
      transform={side === 1 ? undefined : 'matrix(-1 0 0 1 240 0)'}
      className={`${className} ${styles.moves}`}
    />
  ))
