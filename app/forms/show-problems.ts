import { flushSync } from 'react-dom'

/** Renders the problems of a form, then focuses the first field that has one (FORM-08). */
export function showProblems(form: HTMLElement | null, render: () => void): void {
  flushSync(render)
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
