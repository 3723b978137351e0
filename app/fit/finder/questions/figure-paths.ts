import type { FitAnswers } from '#app/fit/fit-answers.ts'
import type { Figure } from './figure.ts'

type Point = readonly [x: number, y: number]

/** SVG paths of the right half of the man; the neck is whole. A path has the same joints for all answers, so that it can be animated. */
type FigurePaths = { tee: string; trousers: string; arm: string; shoe: string; neck: string }

/** The distance of a T-shirt from the body, in units of the drawing. */
const TEE_EASE = { slim: 1, regular: 4, relaxed: 8 } as const
/** How much wider a hem is than the ankle; Straight is as wide as the knee. */
const HEM = { Slim: 3, Standard: 6, Straight: 8 } as const

/** The outlines of a figure and its clothes. The T-shirt follows the preferred fit, the trousers the preferred taper. */
export function getFigurePaths(figure: Figure, answers: FitAnswers): FigurePaths {
  const { shoulder, chest, waist, hip, thigh, knee, calf, ankle, arm, neck } = figure
  const { chin, shoulderY, armpitY, waistY, hipY, crotchY, kneeY } = figure
  const ease = TEE_EASE[answers['slim-fit'] ?? 'regular']
  const hem = ankle + HEM[answers.style ?? 'Standard']
  const hemY = 534
  const bandY = waistY + (hipY - waistY) * 0.85
  const band = waist + (hip - waist) * 0.85 + 1
  const teeHemY = hipY - (hipY - waistY) * 0.02
  // The legs stand apart as far as the thighs need.
  const leg = Math.max(thigh + 1, hip - thigh + 1)
  const kneeX = leg + 1
  const hemX = leg + 3
  const side = Math.max(chest + ease, band)
  const hang = Math.max(side + arm + 4, shoulder - arm * 0.6)
  const elbowY = waistY - 2
  const wristY = crotchY - 6
  const sleeveY = shoulderY + (elbowY - shoulderY) * 0.56

  return {
    neck: `M${[-1, 1]
      .flatMap((side) => {
        const edge: Point[] = [
          [side * neck * 0.92, chin - 14],
          [side * neck * 0.95, chin + 6],
          [side * neck * 1.35, shoulderY - 6],
        ]
        return side < 0 ? edge.toReversed() : edge
      })
      .map(at)
      .join('L')}Z`,
    tee: `M120 ${y(shoulderY + 5)}Q${at([neck * 0.85, shoulderY + 5])} ${at([neck * 1.25, shoulderY - 11])}${curve([
      [neck * 1.25, shoulderY - 11],
      [shoulder * 0.72, shoulderY - 3],
      [shoulder + ease * 0.4, shoulderY + 13],
      [hang + arm + 2 + ease * 0.5, sleeveY],
    ])}L${at([hang - arm - ease * 0.6, sleeveY + 5])}${curve([
      [hang - arm - ease * 0.6, sleeveY + 5],
      [chest + ease * 0.7, armpitY + 4],
    ])}${curve([
      [chest + ease * 0.7, armpitY + 4],
      [(chest + waist) / 2 + ease, (armpitY + waistY) / 2],
      [waist + ease * 1.4, waistY],
      [Math.max(band, hip - 1) + 1 + ease * 0.7, teeHemY],
    ])}L120 ${y(teeHemY + 3)}Z`,
    trousers: `M120 ${y(bandY)}L${at([band, bandY])}${curve([
      [band, bandY],
      [hip + 2, hipY],
      [leg + thigh + 1, crotchY + 14],
      [kneeX + knee + 3, kneeY],
      [hemX + Math.max(hem, calf * 0.8), hemY - 60],
      [hemX + hem, hemY],
    ])}L${at([hemX - hem, hemY])}${curve([
      [hemX - hem, hemY],
      [hemX - Math.max(hem, calf * 0.8), hemY - 60],
      [kneeX - knee - 2, kneeY],
      [leg - thigh + 0.5, crotchY + 34],
      [0, crotchY + 8],
    ])}Z`,
    arm: `M${at([shoulder - arm, shoulderY + 14])}${curve([
      [shoulder - arm, shoulderY + 14],
      [shoulder + 1, shoulderY + 22],
      [hang + arm, elbowY - 40],
      [hang + arm * 0.95 + 3, elbowY],
      [hang + arm * 0.6 + 7, wristY - 8],
      [hang + arm * 0.8 + 8, wristY + 14],
      [hang + 9, wristY + 40],
      [hang - 1, wristY + 36],
      [hang - arm * 0.45 + 3, wristY + 8],
      [hang - arm * 0.35 + 2, wristY - 8],
      [hang - arm * 0.95, elbowY],
      [hang - arm, elbowY - 44],
      [shoulder - arm * 1.6, armpitY - 10],
    ])}Z`,
    shoe: `M${at([hemX - hem + 3, hemY - 2])}${curve([
      [hemX - hem + 3, hemY - 2],
      [hemX - hem + 1, hemY + 8],
      [hemX - 4, hemY + 14],
      [hemX + 12, hemY + 14],
      [hemX + 19, hemY + 9],
      [hemX + hem - 2, hemY - 2],
    ])}Z`,
  }
}

const y = (value: number) => Math.round(value * 10) / 10
const at = ([x, height]: Point) => `${y(120 + x)} ${y(height)}`

/** A smooth line through points (Catmull-Rom as Bézier curves). The path is at the first point already. */
function curve(points: readonly Point[]): string {
  return points
    .slice(1)
    .map((to, index) => {
      const from = points[index] ?? to
      const before = points[index - 1] ?? from
      const after = points[index + 2] ?? to
      const out: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
      const into: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
      return `C${at(out)} ${at(into)} ${at(to)}`
    })
    .join('')
}
