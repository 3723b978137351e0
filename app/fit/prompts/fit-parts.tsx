import { lazy, Suspense, useState } from 'react'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { FitHintPart } from './fit-hint-part.tsx'
import { FitPromptPart } from './fit-prompt-part.tsx'

const FitPanel = lazy(() => import('./fit-panel.tsx').then((module) => ({ default: module.FitPanel })))

/** What comes to a shopper about their fit, asked for or not: the card over the page, the prompt, the hint. */
export function FitParts() {
  const { panel } = useOpenPanel()
  const [opened, setOpened] = useState(false)
  if (panel === 'fit' && !opened) setOpened(true)
  return (
    <>
      <Suspense>{opened ? <FitPanel /> : null}</Suspense>
      <FitPromptPart />
      <FitHintPart />
    </>
  )
}
