import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentType, type MouseEvent, Suspense, useContext, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CartLine } from '#app/cart/cart.ts'
import { getLineKey } from '#app/cart/cart-address.ts'
import { getLineName } from '#app/cart/line-attributes.ts'
import { cartWords } from '#app/copy/cart.ts'
import { useWords } from '#app/copy/use-words.ts'
import { lazyOptional } from '#app/page/optional-part.tsx'
import { useHrefFor } from '#app/region/use-client-links.ts'
import { useRegion } from '#app/region/use-region.ts'
import { isBrowserHandledClick } from '#app/ui/clicks.ts'
import styles from './line-change.module.css'
import type { EditorProps } from './line-change-editor.tsx'
import { LineChangeForm } from './line-change-form.tsx'
import { canChange, OpenedChangeContext } from './line-goods.ts'
import './line-change-form.module.css?styles-only'
import './line-colours.module.css?styles-only'
import '../size/unavailable-size.module.css?styles-only'

/**
 * Opens the sizes and colours of a cart line in the line (CART-18). The link opens the same form on the cart page, without
 * script or if its code fails to load.
 */
export function LineChange({ line, extras }: { line: CartLine; extras: readonly CartLine[] }) {
  const t = useWords(cartWords)
  const { intlLocale } = useRegion()
  const hrefFor = useHrefFor()
  const toggle = useRef<HTMLAnchorElement>(null)
  const key = getLineKey(line.id)
  const openedChange = useContext(OpenedChangeContext)
  const opened = openedChange?.lineKey === key ? openedChange : null
  const [Editor, setEditor] = useState<ComponentType<EditorProps> | null>(null)
  const [isOpen, setOpen] = useState(opened !== null)
  if (!canChange(line)) return null

  const href = `${hrefFor('/cart')}?change=${key}`

  function onClick(event: MouseEvent) {
    if (isBrowserHandledClick(event)) return
    event.preventDefault()
    setOpen(!isOpen)
    if (!Editor && !isOpen)
      import('./line-change-editor.tsx').then(
        ({ LineChangeEditor }) => setEditor(() => LineChangeEditor),
        () => window.location.assign(href),
      )
  }

  function close() {
    flushSync(() => setOpen(false))
    toggle.current?.focus({ preventScroll: true })
    // the whole line, of which the message about its change would cover the top
    toggle.current?.closest('li')?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <>
      <a
        ref={toggle}
        href={href}
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-label={t('change-line', { name: getLineName(line, intlLocale) })}
        onClick={onClick}
      >
        {t('change')}
      </a>
      {isOpen ? (
        <div className={styles.fold}>
          {Editor ? (
            <Editor line={line} extras={extras} onClose={close} />
          ) : opened ? (
            <OpenedEditor line={line} extras={extras} goods={opened.goods} mark={opened.mark} onClose={close} />
          ) : null}
        </div>
      ) : null}
    </>
  )
}

const Form = createIsomorphicFn()
  .server(() => LineChangeForm)
  .client(() => lazyOptional(() => import('./line-change-form.tsx').then((module) => module.LineChangeForm)))()

/** The form that a page's address opens: on the server at once, in the browser when its code has loaded. */
const OpenedEditor = (props: Parameters<typeof LineChangeForm>[0]) => (
  <Suspense>
    <Form {...props} />
  </Suspense>
)
