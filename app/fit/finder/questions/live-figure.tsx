import { useSyncExternalStore } from 'react'
import type { FinderStore } from '../machine/finder.ts'
import { getResult } from '../machine/finder-state.ts'
import { FigureDrawing } from './figure-drawing.tsx'
import { FigureWords } from './figure-words.tsx'

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
