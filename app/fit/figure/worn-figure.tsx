import { useId } from 'react'
import type { Figure } from './figure.ts'
import { drawFront } from './front/draw-front.ts'
import type { Outfit } from './outfit.ts'
import type { Piece, Stroke } from './piece.ts'
import { drawSide } from './side/draw-side.ts'
import { getTones } from './tones.ts'
import styles from './worn-figure.module.css'

/** Where front and side stand, and how wide both are with their margins, in units of the drawing. */
const [FRONT_X, SIDE_X, WIDTH] = [102, 268, 350]
/** The floor, and what is below and above the figure. */
const [FLOOR, BELOW, ABOVE] = [556, 20, 22]

/**
 * The figure in its outfit, from the front and from the side. Components that show it give the same information as text.
 */
export function WornFigure({ figure, outfit }: { figure: Figure; outfit: Outfit }) {
  const id = useId().replaceAll(/\W/g, '')
  const top = Math.round(figure.top - ABOVE)
  return (
    <svg viewBox={`0 ${top} ${WIDTH} ${FLOOR + BELOW - top}`} aria-hidden="true" className={styles.figure}>
      <defs>
        <Blur id={`${id}-wide`} top={top} by={5} />
        <Blur id={`${id}-fine`} top={top} by={2.2} />
        <radialGradient id={`${id}-floor`}>
          <stop stopColor="#5b4a33" stopOpacity="0.35" />
          <stop offset="1" stopColor="#5b4a33" stopOpacity="0" />
        </radialGradient>
      </defs>
      {/* as wide as any place that the picture is shown in */}
      <rect x={-2 * WIDTH} y={top} width={5 * WIDTH} height={FLOOR + BELOW - top} className={styles.ground} />
      {[
        { x: FRONT_X, pieces: drawFront(figure, outfit), view: 'front' },
        { x: SIDE_X, pieces: drawSide(figure, outfit), view: 'side' },
      ].map(({ x, pieces, view }) => (
        <g key={view} transform={`translate(${x} 0)`}>
          <ellipse cx={view === 'side' ? 12 : 0} cy={FLOOR - 1} rx="84" ry="12" fill={`url(#${id}-floor)`} />
          {pieces.map((piece, at) => (
            <DrawnPiece key={piece.outline} id={`${id}-${view}-${at}`} blur={id} piece={piece} />
          ))}
        </g>
      ))}
    </svg>
  )
}

/** Blurs the whole figure's space: a region by the shape would be empty for a straight line. */
const Blur = ({ id, top, by }: { id: string; top: number; by: number }) => (
  <filter id={id} filterUnits="userSpaceOnUse" x="-110" y={top} width="220" height={FLOOR + BELOW - top}>
    <feGaussianBlur stdDeviation={by} />
  </filter>
)

/** One piece: its colour, the light, shade and seams within its outline, and the line around it. */
function DrawnPiece({ id, blur, piece }: { id: string; blur: string; piece: Piece }) {
  const tones = getTones(piece.colour)
  const colours = { shadow: tones.shadow, light: '#ffffff', line: tones.seam }
  const opacities = { shadow: tones.shadowOpacity, light: tones.lightOpacity, line: 0.9 }
  const draw = ({ d, tone, width, strength, isSoft, isFilled }: Stroke, key: number) => (
    <path
      key={key}
      d={d}
      fill={isFilled ? colours[tone] : 'none'}
      stroke={colours[tone]}
      strokeWidth={width}
      strokeLinecap="round"
      opacity={
        Math.round(Math.min(opacities[tone] * strength * (tone === 'shadow' && !isSoft ? 0.6 : 1), 1) * 100) / 100
      }
    />
  )
  const folds = piece.strokes.filter(({ isSoft, tone }) => isSoft && tone === 'shadow')
  // each fold has a ridge that catches the light
  const ridges = folds
    .filter(({ isFilled }) => !isFilled)
    .map((fold): Stroke => ({ ...fold, tone: 'light', strength: fold.strength * 0.8 }))
  return (
    <>
      <clipPath id={id}>
        <path d={piece.outline} />
      </clipPath>
      <path d={piece.outline} fill={piece.colour} />
      <g clipPath={`url(#${id})`}>
        <g filter={`url(#${blur}-wide)`}>
          <path
            d={piece.outline}
            fill="none"
            stroke={colours.shadow}
            strokeWidth={piece.edge}
            opacity={Math.round(opacities.shadow * 80) / 100}
          />
          {piece.strokes.filter(({ isSoft, tone }) => isSoft && tone === 'light').map(draw)}
        </g>
        {folds.length > 0 ? (
          <g filter={`url(#${blur}-fine)`}>
            <g transform="translate(0.8 -2.6)">{ridges.map(draw)}</g>
            {folds.map(draw)}
          </g>
        ) : null}
        {piece.strokes.filter(({ isSoft }) => !isSoft).map(draw)}
      </g>
      {piece.isBare ? null : <path d={piece.outline} fill="none" stroke={tones.line} strokeLinejoin="round" />}
    </>
  )
}
