import { flushSync } from 'react-dom'

/**
 * Renders the problems of a form, then focuses the first invalid field (FORM-08); in a radio group, the radio button that Tab
 * would focus.
 */
export function showProblems(form: HTMLElement | null, render: () => void): void {
  flushSync(render)
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const radios = invalid instanceof HTMLFieldSetElement ? [...invalid.querySelectorAll('input')] : []
  const field = radios.find(({ checked }) => checked) ?? radios[0] ?? invalid
  field?.focus()
}

/**
 * The event that tells the parts of a form which have their own state to show their problems. The form dispatches it in
 * the `render` of `showProblems`.
 */
export const CHECK_FORM = 'check-form'
