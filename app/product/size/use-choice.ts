import { useNavigate, useSearch } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useIsServerRendered } from '#app/page/static-part.tsx'
import { useOptimisticNavigation } from '#app/ui/use-optimistic-navigation.ts'
import { readBrowserCookie, subscribeToVisitorChanges } from '#app/visitor/browser-state.ts'
import { savedFit } from '#app/visitor/cookies.ts'
import type { Product, ProductSizes } from '../product.ts'
import { type Choice, getChoiceFromSearch, toSearch } from './choice.ts'

/**
 * The chosen size: the last press, otherwise the address completed by the saved fit. `requested` is the choice of the
 * address alone, `fitted` that of the saved fit (null without one, or before it is known). `waitForFit` is there until it
 * is known, and resolves to the choice that it completes: for presses that come before.
 */
export function useChoice(product: Product) {
  const { handle, options } = product
  const navigate = useNavigate()
  const [pressed, show] = useOptimisticNavigation<{ handle: string; choice: Choice }>()
  const requested = getChoiceFromSearch(options, useSearch({ strict: false }))
  const { fitted, load } = useFittedChoice(product)
  const choose = (choice: Choice) =>
    show({ handle, choice }, () =>
      navigate({
        to: '.',
        search: (search) => ({ ...search, ...toSearch(options, choice) }),
        replace: true,
        resetScroll: false,
      }),
    )
  // A press belongs to one colour, and does not count while another one opens.
  const choice = pressed?.handle === handle ? pressed.choice : mergeChoices(requested, fitted)
  const waitForFit = load && (async () => mergeChoices(choice, await load()))
  return { choice, choose, requested, fitted, waitForFit }
}

const readSavedFit = () => readBrowserCookie(savedFit)
const readOnServer = () => undefined

/**
 * The sizes that this browser's saved fit chooses of a product (PDP-02); null during hydration and without a fit. Only
 * browsers with a fit load the code that reads it. `load` is there while it is under way.
 */
function useFittedChoice(product: Product): { fitted: Choice | null; load: (() => Promise<Choice | null>) | null } {
  const text = useSyncExternalStore(subscribeToVisitorChanges, readSavedFit, readOnServer)
  const [fitted, setFitted] = useState<{ product: Product; text: string; choice: Choice } | null>(null)
  useEffect(() => {
    if (!text) return
    let isCurrent = true
    void loadFitted(product, text).then((choice) => isCurrent && choice && setFitted({ product, text, choice }))
    return () => {
      isCurrent = false
    }
  }, [product, text])
  const isKnown = fitted?.product === product && fitted.text === text
  return { fitted: isKnown ? fitted.choice : null, load: text && !isKnown ? () => loadFitted(product, text) : null }
}

/** Null if the code does not load: then there are no sizes to fill in. */
const loadFitted = (product: Product, text: string): Promise<Choice | null> =>
  import('./fitted-choice.ts').then(
    ({ parseFittedChoice }) => parseFittedChoice(product, text),
    () => null,
  )

/** Completes a choice from the saved fit. The address takes precedence, option by option. */
export const mergeChoices = (choice: Choice, fitted: Choice | null): Choice =>
  choice.map((chosen, at) => chosen ?? fitted?.[at] ?? null)

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
