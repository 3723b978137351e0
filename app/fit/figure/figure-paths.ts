import type { FitAnswers } from '#app/fit/fit-answers.ts'
import type { SavedFit } from '#app/fit/saved-fit.ts'
import type { Figure } from './figure.ts'

type Point = readonly [x: number, y: number]

/**
 * SVG paths of the right half of the man; those of neck and belly are whole. A path has the same commands for all
 * answers, so that it can be animated.
 */
type FigurePaths = Record<'tee' | 'trousers' | 'seams' | 'arm' | 'shoe' | 'neck' | 'belly', string>

/** The distance of a T-shirt from the body, in units of the drawing, by preference or by the recommended cut. */
const TEE_EASE = { slim: 1, regular: 3.5, relaxed: 7 } as const
const CUT_EASE: Readonly<Record<string, number>> = { Slim: 1, Straight: 6 }
/** How much lower than a regular one a T-shirt of the recommended length ends. */
const LENGTH_DROP: Readonly<Record<string, number>> = { Short: -6, Long: 8 }
/** How much wider a hem is than the ankle; Straight is as wide as the knee. */
const HEM = { Slim: 3, Standard: 6, Straight: 8 } as const

/** Returns the outlines of a figure and its clothes, which follow the recommended sizes if there are some, else the answers. */
export function getFigurePaths(figure: Figure, answers: FitAnswers, fit?: SavedFit): FigurePaths {
  const { shoulder, chest, waist, belly, hip, thigh, knee, calf, ankle, arm, neck } = figure
  const { chin, shoulderY, armpitY, waistY, bellyY, hipY, crotchY, kneeY } = figure
  const ease = CUT_EASE[fit?.top.cut ?? ''] ?? TEE_EASE[answers['slim-fit'] ?? 'regular']
  const hem = ankle + HEM[answers.style ?? 'Standard']
  const hemY = 534
  const bandY = bellyY + (hipY - bellyY) * 0.35
  const teeHemY = bellyY + (hipY - bellyY) * 0.6 + (LENGTH_DROP[fit?.top.length ?? ''] ?? 0)
  const band = hip * 0.93
  const teeHem = Math.max(band + 2, belly * 0.92) + ease * 0.8
  // A belly that stands out pulls the hem down in the middle.
  const sag = 3 + Math.max(belly - hip * 0.92, 0) * 0.35
  // The legs stand apart as far as the thighs need.
  const leg = Math.max(thigh + 0.5, hip - thigh + 1)
  const kneeX = leg + 1 - Math.max(leg - 26, 0) * 0.4
  const hemX = kneeX + 2
  const hang = Math.max(Math.max(chest + ease, belly - 2) + arm + 2, shoulder - arm * 0.6)
  const elbowY = waistY + 6
  const wristY = crotchY - 6
  const sleeveY = shoulderY + (elbowY - shoulderY) * 0.54

  return {
    neck: `M${[-1, 1]
      .flatMap((side) => {
        const edge: Point[] = [
          [side * neck * 0.95, chin - 18],
          [side * neck * 0.97, chin + 6],
          [side * neck * 1.35, shoulderY - 6],
          [side * neck * 0.6, shoulderY + 8],
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
      [Math.max(waist + ease * 1.2, teeHem * 0.88), waistY],
      [Math.max(belly + ease * 1.1, teeHem * 0.93), bellyY],
      [teeHem, teeHemY],
    ])}Q${at([teeHem * 0.5, teeHemY + sag])} ${at([0, teeHemY + sag])}Z`,
    belly: `M${at([-belly * 0.62, teeHemY - 9])}Q${at([0, teeHemY - 9 + sag * 1.1])} ${at([belly * 0.62, teeHemY - 9])}`,
    trousers: `M120 ${y(bandY)}L${at([band, bandY])}${curve([
      [band, bandY],
      [hip + 2, hipY],
      [leg + thigh + 1.5, crotchY + 16],
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
    seams: `M${at([hip * 0.72, bandY])}Q${at([hip * 0.78, hipY - 6])} ${at([hip + 0.5, hipY + 1])}M${at([kneeX, kneeY - 34])}L${at([hemX, hemY - 4])}`,
    arm: `M${at([shoulder - arm, shoulderY + 14])}${curve([
      [shoulder - arm, shoulderY + 14],
      [shoulder + 1, shoulderY + 22],
      [hang + arm, elbowY - 40],
      [hang + arm * 0.95 + 3, elbowY],
      [hang + arm * 0.6 + 7, wristY - 8],
      [hang + arm * 0.6 + 10, wristY + 14],
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
