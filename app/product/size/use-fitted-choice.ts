import { useEffect, useState, useSyncExternalStore } from 'react'
import { readCookie, savedFit } from '#app/visitor/cookies.ts'
import { onVisitorChange } from '#app/visitor/visitor-changes.ts'
import type { Product } from '../product.ts'
import type { Choice } from './choice.ts'

const kept = () => readCookie(document.cookie, savedFit.name)
const unknown = () => undefined

/**
 * What this browser's saved fit chooses of a product (PDP-02): nothing until the page stands, and where there is no fit.
 * What reads a fit is fetched only by browsers that carry one; where it does not come, nothing is chosen.
 */
export function useFittedChoice(product: Product): Choice | null {
  const text = useSyncExternalStore(onVisitorChange, kept, unknown)
  const [fitted, setFitted] = useState<{ product: Product; text: string; choice: Choice } | null>(null)
  useEffect(() => {
    if (!text) return
    let wanted = true
    import('./fitted-choice.ts').then(
      ({ choiceOfKeptFit }) => wanted && setFitted({ product, text, choice: choiceOfKeptFit(product, text) }),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [product, text])
  return fitted?.product === product && fitted.text === text ? fitted.choice : null
}

/** What the address says goes before what the fit says, option by option. */
export const orElse = (choice: Choice, fitted: Choice | null): Choice =>
  choice.map((chosen, at) => chosen ?? fitted?.[at] ?? null)
