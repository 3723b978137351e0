import type { RefObject } from 'react'
import { useFormAction } from '#app/region/use-form-action.ts'
import { SearchIcon } from '#app/ui/icons.tsx'
import { MAX_QUERY } from './search.ts'
import styles from './search-field.module.css'
import { useSearchWords } from './words.ts'

/**
 * The words, in an ordinary form that leads to the search page while script is not there. The field keeps what is typed
 * by itself: an answer never overwrites it.
 */
export function SearchField(props: {
  field: RefObject<HTMLInputElement | null>
  initial: string
  onType: (typed: string) => void
  onSubmit: (typed: string) => void
  /** Takes the focus when its dialog opens. */
  first?: boolean
}) {
  const t = useSearchWords()
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
            // the attribute is what a dialog looks for when it opens; React keeps it to itself
            if (props.first) input?.setAttribute('autofocus', '')
          }}
          type="search"
          name="q"
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
