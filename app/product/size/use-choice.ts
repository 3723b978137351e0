import { useNavigate, useSearch } from '@tanstack/react-router'
import { useShownFirst } from '#app/ui/use-shown-first.ts'
import type { Product } from '../product.ts'
import { type Choice, getChoiceFromSearch, toSearch } from './choice.ts'
import { mergeChoices, useFittedChoice } from './use-fitted-choice.ts'

/**
 * The chosen size: what was just pressed, else that of the address, completed by the saved fit's. `requested` is that of the
 * address alone, and `fitted` that of the saved fit; null if there is none or it is not known yet.
 */
export function useChoice(product: Product) {
  const { handle, options } = product
  const navigate = useNavigate()
  const [pressed, show] = useShownFirst<{ handle: string; choice: Choice }>()
  const requested = getChoiceFromSearch(options, useSearch({ strict: false }))
  const fitted = useFittedChoice(product)
  const choose = (choice: Choice) =>
    show({ handle, choice }, () =>
      navigate({
        to: '.',
        search: (search) => ({ ...search, ...toSearch(options, choice) }),
        replace: true,
        resetScroll: false,
      }),
    )
  // while another colour opens, what was pressed is of this one
  const choice = pressed?.handle === handle ? pressed.choice : mergeChoices(requested, fitted)
  return { choice, choose, requested, fitted }
}
