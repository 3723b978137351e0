import { useSyncExternalStore } from 'react'
import { fitScreenWords } from '#app/copy/fit-finder-screens.ts'
import { useWords } from '#app/copy/use-words.ts'
import { getFigure } from '#app/fit/figure/figure.ts'
import { getFigurePaths } from '#app/fit/figure/figure-paths.ts'
import type { FitAnswers } from '#app/fit/fit-answers.ts'
import type { SavedFit } from '#app/fit/saved-fit.ts'
import type { FinderStore } from '../machine/finder.ts'
import { getResult } from '../machine/finder-state.ts'
import styles from './figure.module.css'
import { formatQuantity } from './parse-quantity.ts'
import { useUnit } from './units.ts'

/**
 * The drawing and its text alternative. It subscribes to the Fit Finder itself, because it hydrates later than the components
 * around it.
 */
export function LiveFigure({ finder }: { finder: FinderStore }) {
  const state = useSyncExternalStore(finder.subscribe, finder.getState, finder.getFirstState)
  const fit = getResult(state)?.recommendation.fit
  return (
    <>
      <FigureDrawing answers={state.answers} fit={fit} />
      <FigureWords answers={state.answers} isDressed={fit !== undefined} />
    </>
  )
}

/** The text alternative of the drawing. `isDressed`: it wears the recommended sizes. */
function FigureWords({ answers: { height, weight }, isDressed }: { answers: FitAnswers; isDressed: boolean }) {
  const t = useWords(fitScreenWords)
  const [heightUnit] = useUnit('height')
  const [weightUnit] = useUnit('weight')
  const heightText = height === undefined ? '' : formatQuantity('height', heightUnit, height)
  const weightText = weight === undefined ? '' : formatQuantity('weight', weightUnit, weight)
  return (
    <p className="visually-hidden">
      {heightText && weightText
        ? t(isDressed ? 'figure.dressed' : 'figure.both', { height: heightText, weight: weightText })
        : heightText
          ? t('figure.height', { height: heightText })
          : t('figure.none')}
    </p>
  )
}

/** The scale: a tick every 10 cm from 140 to 210, with the soles at 548 and 2.72 units per cm (figure.ts). */
const TICKS = [140, 150, 160, 170, 180, 190, 200, 210].map((cm) => ({ cm, y: Math.round(548 - cm * 2.72) }))
/** The head's path runs from 12 (crown) to 80 (chin), around x = 120. */
const [CROWN, CHIN] = [12, 80]

/**
 * A drawing of the answers: height, weight, age, build and taste. With a recommendation it wears the recommended sizes;
 * FigureWords is its text alternative.
 */
function FigureDrawing({ answers, fit }: { answers: FitAnswers; fit?: SavedFit }) {
  const figure = getFigure(answers, fit)
  const { tee, trousers, seams, arm, shoe, neck, belly } = getFigurePaths(figure, answers, fit)
  const scale = (figure.chin - figure.top) / (CHIN - CROWN)
  const wide = scale * figure.face
  return (
    <svg viewBox="-6 -36 252 596" aria-hidden="true" className={styles.figure} data-dressed={fit ? true : undefined}>
      {TICKS.map(({ cm, y }) => (
        <path key={cm} d={`M2 ${y}H${cm % 50 === 0 ? 18 : 11}`} className={styles.tick} />
      ))}
      {answers.height === undefined ? null : <path d={`M2 ${Math.round(figure.top)}H62`} className={styles.level} />}
      <path d="M0 550H240" className={styles.floor} />
      {mirror(shoe, `${styles.shoe} ${styles.line}`)}
      {mirror(arm, `${styles.skin} ${styles.line}`)}
      <path d={neck} className={`${styles.skin} ${styles.line} ${styles.moves}`} />
      {mirror(trousers, `${styles.trousers} ${styles.line}`)}
      {mirror(seams, styles.seam)}
      {mirror(tee, styles.tee)}
      {/* Without the closing Z: a T-shirt has no seam down its middle. */}
      {mirror(tee.slice(0, -1), `${styles.open} ${styles.line}`)}
      <path d={belly} className={`${styles.crease} ${styles.moves}`} strokeOpacity={figure.overhang} />
      <g
        className={styles.moves}
        transform={`translate(${120 - 120 * wide} ${figure.top - CROWN * scale}) scale(${wide} ${scale})`}
      >
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

/** Draws a half of the body and its mirror image. */
const mirror = (half: string, className: string | undefined) =>
  [1, -1].map((side) => (
    <path
      key={side}
      d={half}
      transform={side === 1 ? undefined : 'matrix(-1 0 0 1 240 0)'}
      className={`${className} ${styles.moves}`}
    />
  ))
