import { type ComponentType, type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { toClosedPart } from '#app/page/closed-part.tsx'
import { StaticPart } from '#app/page/static-part.tsx'
import { runWhenIdle } from '#app/ui/timing.ts'
import styles from './cart-extra.module.css'
// style of the server's form (app/page/build/keep-style-imports.ts)
import '#app/forms/field.module.css?styles-only'

/** What a form of a fold starts with: text that was typed into the server's form before its code had loaded. */
export type StartsWith = { typed?: string | undefined }

/**
 * A fold with a form whose code loads when the browser is idle or the fold opens. Until then it holds the server's form,
 * which works without script: what was typed into it, its focus and a press of its button are taken over.
 */
export function FormFold<Props extends StartsWith>(props: {
  summary: string
  /** Whether it holds something, so that it starts open. */
  isOpen: boolean
  /** The form as the server renders it; undefined in the browser. */
  server: ReactNode
  load: () => Promise<ComponentType<Props>>
  children: (Form: ComponentType<Props>, typed: string | undefined) => ReactNode
}) {
  const { summary, isOpen, server, load } = props
  const fold = useRef<HTMLDetailsElement>(null)
  const takenOver = useRef({ hasFocus: false, isSubmitted: false })
  const [live, setLive] = useState<{ Form: ComponentType<Props>; typed: string | undefined } | null>(null)

  // It opens when it gets something to show, and never closes by itself: the focus may be in it.
  const [startsOpen] = useState(isOpen)
  useEffect(() => {
    if (isOpen && fold.current) fold.current.open = true
  }, [isOpen])

  const getField = () => fold.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('[name]') ?? null

  function makeLive() {
    if (live) return
    const takeOver = (Form: ComponentType<Props>) => {
      const field = getField()
      takenOver.current.hasFocus = field !== null && field === document.activeElement
      // At once: what is typed between reading the field and replacing it would be lost.
      flushSync(() => setLive((before) => before ?? { Form, typed: field?.value }))
    }
    // without its code the server's form stays, which posts
    load().then(takeOver, () => takenOver.current.isSubmitted && fold.current?.querySelector('form')?.submit())
  }

  const startLive = useEffectEvent(() => {
    if (fold.current?.open) makeLive()
    else runWhenIdle(() => void load().catch(() => {}))
  })
  useEffect(() => startLive(), [])

  useEffect(() => {
    if (!live) return
    const { hasFocus, isSubmitted } = takenOver.current
    takenOver.current = { hasFocus: false, isSubmitted: false }
    if (hasFocus) fold.current?.querySelector<HTMLElement>('[name]')?.focus()
    if (isSubmitted) fold.current?.querySelector<HTMLElement>('button[type="submit"]')?.click()
  }, [live])

  function onSubmit(event: FormEvent) {
    if (live) return
    event.preventDefault()
    takenOver.current.isSubmitted = true
    makeLive()
  }

  return (
    <details ref={fold} className={styles.more} open={startsOpen || undefined} onToggle={makeLive} onSubmit={onSubmit}>
      <summary>{summary}</summary>
      {live ? (
        props.children(live.Form, live.typed)
      ) : (
        <StaticPart server={server && (isOpen ? server : toClosedPart(server))} client={null} />
      )}
    </details>
  )
}
