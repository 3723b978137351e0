import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useIsServerRendered } from '#app/page/static-part.tsx'
import type { ProductSizes } from '../product.ts'
import { type Choice, getChoiceFromSearch } from './choice.ts'

/**
 * Calls `onChoose` with the sizes that were pressed before hydration. The browser keeps such radio buttons checked, but React
 * gets no event for them.
 */
export function useChoiceBeforeHydration(
  form: RefObject<HTMLFormElement | null>,
  { options }: Pick<ProductSizes, 'options'>,
  choice: Choice,
  onChoose: (choice: Choice) => void,
): void {
  const isServerRendered = useIsServerRendered()
  const applyPressed = useEffectEvent(() => {
    if (!isServerRendered || !form.current) return
    const fields = [...new FormData(form.current)].map(([name, value]) => [name, String(value)])
    const pressed = getChoiceFromSearch(options, Object.fromEntries(fields))
    const next = choice.map((value, at) => pressed[at] ?? value)
    if (next.some((value, at) => value !== choice[at])) onChoose(next)
  })
  useEffect(() => applyPressed(), [])
}
