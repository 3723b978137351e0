import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, useEffect, useRef, useState } from 'react'
import { buyingWords } from '#app/copy/product.ts'
import { useWords } from '#app/copy/use-words.ts'
import { OptionalPart } from '#app/page/optional-part.tsx'
import { StaticPart } from '#app/page/static-part.tsx'
import { isBrowserHandledClick } from '#app/ui/clicks.ts'
import { runWhenIdle } from '#app/ui/timing.ts'
import { getLoadedMarkup, loadMarkup } from '../load-page-code.ts'
import styles from './gallery.module.css'
import { GalleryMarkup, type Picture } from './gallery-markup.tsx'

const renderOnServer = createIsomorphicFn().server((pictures: readonly Picture[]) => (
  <GalleryMarkup pictures={pictures} />
))

const LazyMarkup = lazy(loadMarkup)
const ZoomDialog = lazy(() => import('./zoom-dialog.tsx').then(({ ZoomDialog }) => ({ default: ZoomDialog })))

/** The markup on a page that the browser rendered: without a Suspense gap if its code is loaded. */
function ClientMarkup(props: { pictures: readonly Picture[] }) {
  const [Markup] = useState(() => getLoadedMarkup() ?? LazyMarkup)
  return <Markup {...props} />
}

/** The pictures of a product. Each one opens the zoom dialog. */
export function Gallery({ name, pictures }: { name: string; pictures: readonly Picture[] }) {
  const section = useRef<HTMLElement>(null)
  const [zoom, setZoom] = useState<{ at: number; open: boolean } | null>(null)
  const t = useWords(buyingWords)
  const firstSource = pictures[0]?.src ?? ''

  useEffect(() => {
    const controller = new AbortController()
    runWhenIdle(() => {
      Promise.all([import('./attach-gallery-behaviour.ts'), loadMarkup()]).then(
        ([{ attachGalleryBehaviour }]) =>
          section.current && firstSource && attachGalleryBehaviour(section.current, controller.signal),
        () => {},
      )
    })
    return () => controller.abort()
  }, [firstSource])

  useEffect(() => {
    const element = section.current
    // React has no handlers in a StaticPart.
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-picture]') : null
      if (!link || isBrowserHandledClick(event)) return
      event.preventDefault()
      setZoom({ at: Number(link.dataset.picture), open: true })
    }
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [])

  return (
    <section ref={section} aria-label={t('pictures', { name })}>
      <StaticPart
        key={firstSource}
        className={styles.gallery}
        // An attribute, because :only-child also matches the first picture while the page is still arriving.
        data-one={pictures.length === 1 || undefined}
        server={renderOnServer(pictures)}
        client={<ClientMarkup pictures={pictures} />}
      />
      {zoom ? (
        <OptionalPart>
          <ZoomDialog
            key={firstSource}
            name={name}
            pictures={pictures}
            gallery={section}
            first={zoom.at}
            open={zoom.open}
            onClose={() => setZoom({ ...zoom, open: false })}
          />
        </OptionalPart>
      ) : null}
    </section>
  )
}
