import { useFinderWords } from '../words.ts'
import type { Answers } from './answers.ts'
import { inWords } from './typed.ts'
import { useUnit } from './use-units.ts'

/** What the drawing shows, for who does not see it. */
export function FigureWords({ answers: { height, weight } }: { answers: Answers }) {
  const t = useFinderWords()
  const [heightUnit] = useUnit('height')
  const [weightUnit] = useUnit('weight')
  const tall = height === undefined ? '' : inWords('height', heightUnit, height)
  const heavy = weight === undefined ? '' : inWords('weight', weightUnit, weight)
  return (
    <p className="visually-hidden">
      {tall && heavy
        ? t('figure.both', { height: tall, weight: heavy })
        : tall
          ? t('figure.height', { height: tall })
          : t('figure.none')}
    </p>
  )
}
