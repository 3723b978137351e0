import type { FitAnswers } from '#app/fit/fit-answers.ts'
import { useFinderWords } from '../words.ts'
import { formatQuantity } from './parse-quantity.ts'
import { useUnit } from './use-units.ts'

/** The text alternative of the drawing. */
export function FigureWords({ answers: { height, weight } }: { answers: FitAnswers }) {
  const t = useFinderWords()
  const [heightUnit] = useUnit('height')
  const [weightUnit] = useUnit('weight')
  const heightText = height === undefined ? '' : formatQuantity('height', heightUnit, height)
  const weightText = weight === undefined ? '' : formatQuantity('weight', weightUnit, weight)
  return (
    <p className="visually-hidden">
      {heightText && weightText
        ? t('figure.both', { height: heightText, weight: weightText })
        : heightText
          ? t('figure.height', { height: heightText })
          : t('figure.none')}
    </p>
  )
}
