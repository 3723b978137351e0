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
 * The event by which a form tells its parts that have a state of their own to show their problems, too: it is dispatched
 * while `showProblems` renders.
 */
export const CHECK_FORM = 'check-form'
