import { Suspense, useEffect, useState } from 'react'
import { lazyOptional } from '#app/page/optional-part.tsx'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { readBrowserCookie } from '#app/visitor/browser-state.ts'
import { chosenRegion, geoRegion } from '#app/visitor/cookies.ts'
import { isRegionCode } from '#contracts/shop/regions.ts'
import { type CountryQuestion, getCountryQuestion, parseGeoRegion } from './geo-region.ts'
import { useRegion } from './use-region.ts'

const CountryModal = lazyOptional(() => import('./country-modal.tsx').then((module) => module.CountryModal))

/** Opens the country modal for a visitor who may be in the wrong shop, while no panel is open (REG-06). */
export function CountryPrompt() {
  const { code } = useRegion()
  const { panel } = useOpenPanel()
  const [question, setQuestion] = useState<CountryQuestion | null>(null)
  const [isAnswered, setIsAnswered] = useState(false)

  useEffect(() => {
    let isCurrent = true
    void readGeoRegion().then((geo) => {
      const chosen = readBrowserCookie(chosenRegion)
      const nextQuestion = getCountryQuestion({
        from: parseGeoRegion(geo),
        shop: code,
        chosen: isRegionCode(chosen) ? chosen : undefined,
      })
      if (isCurrent) setQuestion(nextQuestion)
    })
    return () => {
      isCurrent = false
    }
  }, [code])

  if (!question) return null
  return (
    <Suspense>
      <CountryModal question={question} open={!isAnswered && panel === 'none'} onAnswered={() => setIsAnswered(true)} />
    </Suspense>
  )
}

/** Reads the visitor's geo region from its cookie, which /api/where sets; undefined where that fails. */
async function readGeoRegion(): Promise<string | undefined> {
  const read = () => readBrowserCookie(geoRegion)
  // Reads the whole body, because browsers exclude a page with an open connection from the back/forward cache.
  if (read() === undefined)
    await fetch('/api/where')
      .then((response) => response.arrayBuffer())
      .catch(() => {})
  return read()
}
