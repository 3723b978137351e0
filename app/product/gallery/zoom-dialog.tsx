import { type PointerEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { galleryWords } from '#app/copy/gallery.ts'
import { useWords } from '#app/copy/use-words.ts'
import { CloseIcon } from '#app/ui/icons.tsx'
import { buildSrcSet, toSizedUrl } from '#app/ui/responsive-image.tsx'
import { useDialog } from '#app/ui/use-dialog.ts'
import type { Picture } from './gallery-markup.tsx'
import { beginGesture, FIT_VIEW, type Gesture, moveGesture, type Point, toggleZoom, type View } from './zoom.ts'
import styles from './zoom-dialog.module.css'
import zoomPictureStyles from './zoom-picture.module.css'

/** The pictures in a full-screen dialog: press or pinch zooms, dragging moves, arrows and swipes change the picture. */
export function ZoomDialog(props: {
  name: string
  pictures: readonly Picture[]
  /** The gallery on the page, whose loaded pictures are shown until larger ones arrive. */
  gallery: RefObject<HTMLElement | null>
  first: number
  open: boolean
  onClose: () => void
}) {
  const { name, pictures, gallery: page, first, open, onClose } = props
  const t = useWords(galleryWords)
  const { dialog, isFilled } = useDialog({ open, onClose })
  const [at, setAt] = useState(first)
  const [view, setView] = useState<View>(FIT_VIEW)
  const stage = useRef<HTMLDivElement>(null)
  const gesture = useRef<Gesture | null>(null)
  const picture = pictures[at]
  const loadedCopy = useMemo(() => findLoadedPicture(page.current, at), [page, at])

  useEffect(() => {
    if (!open) return
    setAt(first)
    setView(FIT_VIEW)
  }, [open, first])

  const show = (next: number) => {
    setAt((next + pictures.length) % pictures.length)
    setView(FIT_VIEW)
  }
  const getStageSize = () => stage.current?.getBoundingClientRect() ?? new DOMRect()
  const toStagePoint = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = getStageSize()
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }
  const toPointer = (event: PointerEvent) => ({ id: event.pointerId, at: toStagePoint(event) })

  function onPointerUp(event: PointerEvent) {
    const ended = gesture.current
    if (!ended) return
    gesture.current = null
    if (ended.kind === 'press') setView((current) => toggleZoom(current, toStagePoint(event), getStageSize()))
    if (ended.kind === 'swipe') show(at + ended.step)
  }

  return (
    <dialog
      {...dialog}
      className={styles.zoom}
      aria-label={name}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') show(at - 1)
        if (key === 'ArrowRight') show(at + 1)
      }}
    >
      {isFilled && picture ? (
        <>
          <div
            ref={stage}
            className={styles.stage}
            data-close={view.scale > 1 || undefined}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              gesture.current = beginGesture(gesture.current, toPointer(event), view)
            }}
            onPointerMove={(event) => {
              if (!gesture.current) return
              const { gesture: next, view: nextView } = moveGesture(gesture.current, toPointer(event), getStageSize())
              gesture.current = next
              setView(nextView)
            }}
            onPointerUp={onPointerUp}
            onPointerCancel={() => {
              gesture.current = null
            }}
          >
            <ZoomPicture key={picture.src} picture={picture} view={view} loadedCopy={loadedCopy} />
          </div>
          <div className={styles.controls}>
            <button type="button" className={styles.arrow} aria-label={t('before')} onClick={() => show(at - 1)}>
              <span className={styles.chevron} data-to="before" />
            </button>
            <p className={styles.where} aria-live="polite">
              {t('go-to', { at: at + 1, count: pictures.length })}
            </p>
            <button type="button" className={styles.arrow} aria-label={t('after')} onClick={() => show(at + 1)}>
              <span className={styles.chevron} />
            </button>
            <button
              type="button"
              className={styles.closer}
              onClick={() => setView((current) => toggleZoom(current, { x: 0, y: 0 }, getStageSize()))}
            >
              {t(view.scale > 1 ? 'unzoom' : 'zoom')}
            </button>
          </div>
          <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
            <CloseIcon />
          </button>
        </>
      ) : null}
    </dialog>
  )
}

/** The address of a gallery picture that is already loaded, at any size; undefined if none is. */
function findLoadedPicture(section: HTMLElement | null, at: number): string | undefined {
  const copies = ['[data-strip]', '[data-marks]'].flatMap(
    (part) => section?.querySelector(part)?.children[at]?.querySelector('img') ?? [],
  )
  return copies.find(({ complete, naturalWidth }) => complete && naturalWidth > 0)?.currentSrc
}

/** The widths of pictures for zooming. Pixels. */
const WIDTHS = [800, 1200, 1600, 2400] as const
/** A picture is as wide as its stage or four fifths of its height, whichever is less. */
const getSizes = (scale: number) => `calc(min(100vw, 80vh) * ${Math.round(scale * 100) / 100})`

/** A picture in the zoom dialog. Until it is decoded, the copy that the page has loaded is shown behind it. */
function ZoomPicture({ picture, loadedCopy, view }: { picture: Picture; loadedCopy?: string; view: View }) {
  return (
    <div
      className={zoomPictureStyles.frame}
      style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
    >
      {loadedCopy ? <img src={loadedCopy} alt="" draggable={false} className={zoomPictureStyles.picture} /> : null}
      <img
        key={picture.src}
        src={toSizedUrl(picture.src, WIDTHS[1])}
        srcSet={buildSrcSet(picture.src, WIDTHS)}
        sizes={getSizes(view.scale)}
        width={1600}
        height={2000}
        alt={picture.alt}
        draggable={false}
        decoding="async"
        className={zoomPictureStyles.picture}
      />
    </div>
  )
}
