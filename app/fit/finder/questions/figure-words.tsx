import { fitFinderScreensWords } from '#app/copy/fit-finder-screens.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { FitAnswers } from '#app/fit/fit-answers.ts'
import { formatQuantity } from './parse-quantity.ts'
import { useUnit } from './use-units.ts'

/** The text alternative of the drawing. `isDressed`: it wears the recommended sizes. */
export function FigureWords({ answers: { height, weight }, isDressed }: { answers: FitAnswers; isDressed: boolean }) {
  const t = useWords(fitFinderScreensWords)
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
