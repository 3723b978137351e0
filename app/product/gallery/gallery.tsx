import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, type MouseEvent, useEffect, useRef, useState } from 'react'
import { gallery } from '#app/copy/en-GB/gallery.ts'
import { useWords } from '#app/copy/use-words.ts'
import { Kept } from '#app/ui/kept.tsx'
import { Late } from '#app/ui/late.tsx'
import { opensElsewhere } from '#app/ui/opens-elsewhere.ts'
import { whenIdle } from '#app/ui/when-idle.ts'
import styles from './gallery.module.css'
import { GalleryMarkup, type Picture } from './gallery-markup.tsx'

const made = createIsomorphicFn().server((pictures: readonly Picture[]) => <GalleryMarkup pictures={pictures} />)

let drawn: typeof GalleryMarkup | undefined

/** The gallery's markup, for pages that no server has drawn: another colour, or a product reached from a list. */
const loadGallery = () =>
  import('./gallery-markup.tsx').then(({ GalleryMarkup }) => {
    drawn = GalleryMarkup
    return { default: GalleryMarkup }
  })
const LateMarkup = lazy(loadGallery)

/** Sees to it that a page which is gone to opens with its pictures and no gap; where it cannot, they come a little later. */
export const prepareGallery = createIsomorphicFn().client(() => loadGallery().then(done, done))
const done = () => {}

const ZoomDialog = lazy(() => import('./zoom-dialog.tsx').then(({ ZoomDialog }) => ({ default: ZoomDialog })))

/** Drawn at once where the code is there; it stays what it was first drawn by. */
function Fresh(props: { pictures: readonly Picture[] }) {
  const [Markup] = useState(() => drawn ?? LateMarkup)
  return <Markup {...props} />
}

/** The pictures of a product, as the server drew them; what makes them answer comes when the browser is idle. */
export function Gallery({ name, pictures }: { name: string; pictures: readonly Picture[] }) {
  const place = useRef<HTMLElement>(null)
  const [zoomed, setZoomed] = useState<{ at: number; open: boolean } | null>(null)
  const t = useWords(gallery)
  const which = pictures[0]?.src ?? ''

  useEffect(() => {
    const gone = new AbortController()
    whenIdle(() => {
      Promise.all([import('./gallery-live.ts'), loadGallery()]).then(
        ([{ enliven }]) => place.current && which && enliven(place.current, gone.signal),
        () => {},
      )
    })
    return () => gone.abort()
  }, [which])

  function press(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-picture]') : null
    if (!link || opensElsewhere(event)) return
    event.preventDefault()
    setZoomed({ at: Number(link.dataset.picture), open: true })
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links' own clicks, met on their way up
    <section ref={place} className={styles.section} aria-label={t('gallery.name', { name })} onClick={press}>
      <Kept key={which} made={made(pictures)} fresh={<Fresh pictures={pictures} />} />
      {zoomed ? (
        <Late>
          <ZoomDialog
            key={which}
            name={name}
            pictures={pictures}
            first={zoomed.at}
            open={zoomed.open}
            onClose={() => setZoomed({ ...zoomed, open: false })}
          />
        </Late>
      ) : null}
    </section>
  )
}
