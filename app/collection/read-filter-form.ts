import { FILTER_KEYS } from './filter-keys.ts'
import { type Filters, parseFilters } from './filters.ts'
import { parseSort, type Sort } from './sorts.ts'

/** Id of the filter form; the sort select and the button that opens the form refer to it from outside. */
export const FILTER_FORM_ID = 'filters'

/** The selected filters and sort order of the form. */
export function readFilterForm(form: HTMLFormElement, byFit: boolean): { filters: Filters; sort: Sort } {
  const formData = new FormData(form)
  const getAll = (name: string) => formData.getAll(name).map(String)
  const search = Object.fromEntries([...FILTER_KEYS, 'min', 'max'].map((key) => [key, getAll(key)]))
  return {
    filters: parseFilters({ ...search, by: byFit ? 'fit' : undefined }),
    sort: parseSort({ sort: getAll('sort') }),
  }
}

/** Whether a field differs from its default, the value of the URL. */
export const hasUnsavedChanges = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement)
      return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    return (
      field instanceof HTMLInputElement &&
      (field.checked !== field.defaultChecked || (isPriceInput(field) && field.value !== field.defaultValue))
    )
  })

/** Whether a field of the form is one of the two prices. */
export const isPriceInput = (field: unknown): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'text'
