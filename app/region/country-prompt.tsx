import { lazy, Suspense, useEffect, useState } from 'react'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { chosenRegion, geoRegion, readCookie } from '#app/visitor/cookies.ts'
import { type CountryQuestion, countryQuestion } from './country-question.ts'
import { isRegionCode } from './regions.ts'
import { useRegion } from './use-region.ts'
import { whereFrom } from './where-from.ts'

const CountryModal = lazy(() => import('./country-modal.tsx').then((module) => ({ default: module.CountryModal })))

/** Asks a visitor who may be in the wrong shop, once the page stands and nothing else is open. */
export function CountryPrompt() {
  const { code } = useRegion()
  const { panel } = useOpenPanel()
  const [question, setQuestion] = useState<CountryQuestion | null>(null)
  const [answered, setAnswered] = useState(false)

  useEffect(() => {
    let left = false
    void geoRegionKept().then((geo) => {
      const chosen = readCookie(document.cookie, chosenRegion.name)
      const asked = countryQuestion({
        from: whereFrom(geo),
        shop: code,
        chosen: isRegionCode(chosen) ? chosen : undefined,
      })
      if (!left) setQuestion(asked)
    })
    return () => {
      left = true
    }
  }, [code])

  if (!question) return null
  return (
    <Suspense>
      <CountryModal question={question} open={!answered && panel === 'none'} onAnswered={() => setAnswered(true)} />
    </Suspense>
  )
}

/** Where the visitor is, from the cookie, which the server sets when it is asked. Unknown where it cannot be. */
async function geoRegionKept(): Promise<string | undefined> {
  const kept = () => readCookie(document.cookie, geoRegion.name)
  if (kept() === undefined) await fetch('/api/where').catch(() => {})
  return kept()
}
