import type { RefObject } from 'react'
import { searchWords } from '#app/copy/search.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useFormAction } from '#app/region/use-region.ts'
import { SearchIcon } from '#app/ui/icons.tsx'
import { MAX_QUERY } from './search.ts'
import styles from './search-field.module.css'

/**
 * The search form, which submits to the search page without script. The input is uncontrolled, so that a response never
 * overwrites what is typed.
 */
export function SearchField(props: {
  field: RefObject<HTMLInputElement | null>
  initial: string
  onType: (typed: string) => void
  onSubmit: (typed: string) => void
  /** Focuses the field when its dialog opens. */
  autoFocus?: boolean
}) {
  const t = useWords(searchWords)
  const action = useFormAction('/pages/search')
  return (
    <search>
      <form
        action={action}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          props.onSubmit(props.field.current?.value ?? '')
        }}
      >
        <input
          ref={(input) => {
            props.field.current = input
            // showModal() focuses the element with this attribute, which React does not render
            if (props.autoFocus) input?.setAttribute('autofocus', '')
          }}
          type="search"
          name="q"
          dir="auto"
          defaultValue={props.initial}
          maxLength={MAX_QUERY}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          aria-label={t('label')}
          placeholder={t('placeholder')}
          className={styles.field}
          onChange={(event) => props.onType(event.target.value)}
        />
        <button type="submit" className={styles.go} aria-label={t('go')}>
          <SearchIcon />
        </button>
      </form>
    </search>
  )
}
