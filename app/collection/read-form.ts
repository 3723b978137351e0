import { FILTER_KEYS } from './filter-keys.ts'
import { type Filters, filtersFromSearch } from './filters.ts'
import { type Sort, sortFromSearch } from './sort.ts'

/** The form's id: the order and the button that opens it stand outside of it. */
export const FORM = 'filters'

/** What is ticked in the form, and the order that is chosen. */
export function readForm(form: HTMLFormElement, byFit: boolean): { filters: Filters; sort: Sort } {
  const fields = new FormData(form)
  const said = (name: string) => fields.getAll(name).map(String)
  const { chosen } = filtersFromSearch(Object.fromEntries(FILTER_KEYS.map((key) => [key, said(key)])))
  return {
    filters: { chosen, byFit: byFit && Object.keys(chosen).length > 0 },
    sort: sortFromSearch({ sort: said('sort') }),
  }
}

/** True where somebody ticked or chose something since the form was drawn. */
export const wasTouched = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) =>
    field instanceof HTMLSelectElement
      ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
      : field instanceof HTMLInputElement && field.checked !== field.defaultChecked,
  )
