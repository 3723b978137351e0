import { useEffect, useState, useSyncExternalStore } from 'react'
import { readBrowserCookie } from '#app/visitor/browser-cookies.ts'
import { savedFit } from '#app/visitor/cookies.ts'
import { subscribeToVisitorChanges } from '#app/visitor/visitor-changes.ts'
import type { Product } from '../product.ts'
import type { Choice } from './choice.ts'

const readSavedFit = () => readBrowserCookie(savedFit)
const readOnServer = () => undefined

/**
 * The sizes that this browser's saved fit chooses of a product (PDP-02); null during hydration and without a fit. Only
 * browsers with a fit load the code that reads it.
 */
export function useFittedChoice(product: Product): Choice | null {
  const text = useSyncExternalStore(subscribeToVisitorChanges, readSavedFit, readOnServer)
  const [fitted, setFitted] = useState<{ product: Product; text: string; choice: Choice } | null>(null)
  useEffect(() => {
    if (!text) return
    let isCurrent = true
    import('./fitted-choice.ts').then(
      ({ parseFittedChoice }) => isCurrent && setFitted({ product, text, choice: parseFittedChoice(product, text) }),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [product, text])
  return fitted?.product === product && fitted.text === text ? fitted.choice : null
}

/** A choice completed by the saved fit's. The address goes first, option by option. */
export const mergeChoices = (choice: Choice, fitted: Choice | null): Choice =>
  choice.map((chosen, at) => chosen ?? fitted?.[at] ?? null)
