import { useSyncExternalStore } from 'react'
import { fitScreenWords } from '#app/copy/fit-finder-screens.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { FitAnswers } from '#app/fit/fit-answers.ts'
import type { FinderStore } from '../machine/finder.ts'
import { getResult } from '../machine/finder-state.ts'
import { FigureDrawing } from './figure-drawing.tsx'
import { formatQuantity } from './parse-quantity.ts'
import { useUnit } from './use-units.ts'

/** The drawing and its words. It follows the Fit Finder by itself, because it hydrates later than what is around it. */
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
