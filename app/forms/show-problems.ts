import { flushSync } from 'react-dom'

/**
 * Renders the problems of a form, then focuses the first field that has one (FORM-08); of radio buttons, the one that the
 * Tab key would reach.
 */
export function showProblems(form: HTMLElement | null, render: () => void): void {
  flushSync(render)
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const radios = invalid instanceof HTMLFieldSetElement ? [...invalid.querySelectorAll('input')] : []
  const field = radios.find(({ checked }) => checked) ?? radios[0] ?? invalid
  field?.focus()
}

/** The event that a product's form gets before it is added: parts with a state of their own then show their problems. */
export const CHECK_FORM = 'check-form'
