import { Suspense, useState } from 'react'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { lazyOptional } from '#app/ui/optional-part.tsx'
import { FitHintPart } from './fit-hint-part.tsx'
import { FitPromptPart } from './fit-prompt-part.tsx'

const FitPanel = lazyOptional(
  () => import('./fit-panel.tsx').then((module) => module.FitPanel),
  () => window.stalePage?.onPartFailed(),
)

/** The fit's overlays: the saved-fit card, the prompt, the hint. */
export function FitParts() {
  const { panel } = useOpenPanel()
  const [wasOpened, setOpened] = useState(false)
  if (panel === 'fit' && !wasOpened) setOpened(true)
  return (
    <>
      <Suspense>{wasOpened ? <FitPanel /> : null}</Suspense>
      <FitPromptPart />
      <FitHintPart />
    </>
  )
}
