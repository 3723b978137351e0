import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, startTransition, useRef } from 'react'
import { useCopy } from '#app/copy/every-page.ts'
import { searchWords } from '#app/copy/search.ts'
import { useWords } from '#app/copy/use-words.ts'
import { RecentlyViewedPart } from '#app/product/recommendations/recently-viewed-part.tsx'
import { Drawer } from '#app/ui/drawer.tsx'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { PredictiveSearchView } from './predictive-search-view.tsx'
import { saveSearch } from './recent-searches.ts'
import { normalizeQuery } from './search.ts'
import styles from './search-drawer.module.css'
import { SearchField } from './search-field.tsx'
import { CollectionLinks, PopularSearches, RecentSearches } from './suggestions.tsx'
import { usePredictiveSearch } from './use-predictive-search.ts'

/** NAV-16: predictive search in a drawer on every page. Enter opens the search page, arrow keys move through the links. */
export function SearchDrawer() {
  const shop = useCopy()
  const t = useWords(searchWords)
  const { panel, close } = useOpenPanel()
  return (
    <Drawer open={panel === 'search'} title={t('title')} closeLabel={shop('close')} onClose={close}>
      <DrawerContent />
    </Drawer>
  )
}

/** Mounted on each opening, so that the field starts empty. */
function DrawerContent() {
  const navigate = useNavigate()
  const { close } = useOpenPanel()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [state, dispatch] = usePredictiveSearch()

  const onFollow = () => {
    saveSearch(field.current?.value ?? '')
    close()
  }

  /** Searches for another query, as if it was typed. */
  function onQuery(query: string) {
    if (field.current) field.current.value = query
    field.current?.focus()
    dispatch({ type: 'typed', query })
  }

  function onSubmit(typed: string) {
    onFollow()
    void navigate({ to: '/pages/search', search: { q: normalizeQuery(typed) || undefined } })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-list-item]') ?? [])]
    const { activeElement } = document
    const index = activeElement instanceof HTMLElement ? items.indexOf(activeElement) : -1
    const next = getNextIndex(event.key, index, items.length)
    if (next === null) return
    event.preventDefault()
    const target = next < 0 ? field.current : items[next]
    target?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles arrow keys that bubble from the field and the links
    <div className={styles.contents} onKeyDown={onKeyDown}>
      <div className={styles.field}>
        <SearchField
          field={field}
          initial=""
          // The field shows what is typed, so the list below may come a frame later.
          onType={(typed) => startTransition(() => dispatch({ type: 'typed', query: normalizeQuery(typed) }))}
          onSubmit={onSubmit}
          autoFocus
        />
      </div>
      <div className={styles.body} ref={list}>
        {state.status === 'empty' ? (
          <>
            <RecentSearches onFollow={close} />
            <div className={styles.viewed}>
              <RecentlyViewedPart />
            </div>
            <PopularSearches onFollow={close} />
            <CollectionLinks onFollow={close} />
          </>
        ) : (
          <PredictiveSearchView
            state={state}
            onFollow={onFollow}
            onQuery={onQuery}
            onRetry={() => dispatch({ type: 'retry' })}
          />
        )}
      </div>
    </div>
  )
}

/** Index that ArrowDown, ArrowUp, Home or End moves to in a list; -1 is the field above it, null leaves the focus alone. */
export function getNextIndex(key: string, index: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return Math.min(index + 1, count - 1)
  if (index < 0) return null
  if (key === 'ArrowUp') return index - 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
