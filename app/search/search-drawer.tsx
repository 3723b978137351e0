import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useRef } from 'react'
import { useCopy } from '#app/copy/use-copy.ts'
import { Drawer } from '#app/ui/drawer.tsx'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { GlimpseView } from './glimpse-view.tsx'
import { rememberSearch } from './recent-searches.ts'
import { cleanQuery } from './search.ts'
import styles from './search-drawer.module.css'
import { SearchField } from './search-field.tsx'
import { Ideas, Ranges, Recent } from './starts.tsx'
import { useGlimpse } from './use-glimpse.ts'
import { stepTo } from './walk.ts'
import { useSearchWords } from './words.ts'

/** NAV-16: search at the side of any page. Enter goes on to the search page; arrows walk through what is found. */
export function SearchDrawer() {
  const shop = useCopy()
  const t = useSearchWords()
  const { panel, close } = useOpenPanel()
  return (
    <Drawer open={panel === 'search'} title={t('title')} closeLabel={shop('close')} onClose={close}>
      <Contents />
    </Drawer>
  )
}

/** Made anew whenever the drawer opens. */
function Contents() {
  const navigate = useNavigate()
  const { close } = useOpenPanel()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [state, send] = useGlimpse()

  const follow = () => {
    rememberSearch(field.current?.value ?? '')
    close()
  }

  function submit(typed: string) {
    follow()
    void navigate({ to: '/pages/search', search: { q: cleanQuery(typed) || undefined } })
  }

  function walk(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('[data-walk]') ?? [])]
    const { activeElement: from } = document
    const to = stepTo(event.key, from instanceof HTMLElement ? stops.indexOf(from) : -1, stops.length)
    if (to === null) return
    event.preventDefault()
    const next = to < 0 ? field.current : stops[to]
    next?.focus()
  }

  return (
    // the keys are the links' and the field's own, met on their way up
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing here is pressed but what it holds
    <div className={styles.contents} onKeyDown={walk}>
      <div className={styles.field}>
        <SearchField
          field={field}
          initial=""
          onType={(typed) => send({ type: 'typed', query: cleanQuery(typed) })}
          onSubmit={submit}
          first
        />
      </div>
      <div className={styles.body} ref={list}>
        {state.status === 'empty' ? (
          <>
            <Recent onFollow={close} />
            <Ideas onFollow={close} />
            <Ranges onFollow={close} />
          </>
        ) : (
          <GlimpseView state={state} onFollow={follow} onRetry={() => send({ type: 'retry' })} />
        )}
      </div>
    </div>
  )
}
