import { FILTER_KEYS } from './filter-keys.ts'
import { type Filters, parseFilters } from './filters.ts'
import { parseSort, type Sort } from './sort.ts'

/** Id of the filter form; the sort select and the button that opens the form refer to it from outside. */
export const FILTER_FORM_ID = 'filters'

/** The selected filters and sort order of the form. */
export function readFilterForm(form: HTMLFormElement, byFit: boolean): { filters: Filters; sort: Sort } {
  const formData = new FormData(form)
  const getAll = (name: string) => formData.getAll(name).map(String)
  const { selected } = parseFilters(Object.fromEntries(FILTER_KEYS.map((key) => [key, getAll(key)])))
  return {
    filters: { selected, byFit: byFit && Object.keys(selected).length > 0 },
    sort: parseSort({ sort: getAll('sort') }),
  }
}

/** Whether the form has changes that its URL does not have. */
export const hasUnsavedChanges = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) =>
    field instanceof HTMLSelectElement
      ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
      : field instanceof HTMLInputElement && field.checked !== field.defaultChecked,
  )
