import { buildSrcSet, toSizedUrl } from '#app/ui/responsive-image.tsx'
import type { Picture } from './gallery-markup.tsx'
import type { View } from './zoom.ts'
import styles from './zoom-picture.module.css'

/** The widths of pictures for zooming. Pixels. */
const WIDTHS = [800, 1200, 1600, 2400] as const
/** A picture is as wide as its stage or four fifths of its height, whichever is less. */
const getSizes = (scale: number) => `calc(min(100vw, 80vh) * ${Math.round(scale * 100) / 100})`

/** A picture in the zoom dialog. Until it is decoded, the copy that the page has shows in its place, scaled. */
export function ZoomPicture({ picture, loadedCopy, view }: { picture: Picture; loadedCopy?: string; view: View }) {
  return (
    <div className={styles.frame} style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}>
      {loadedCopy ? <img src={loadedCopy} alt="" draggable={false} className={styles.picture} /> : null}
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
        className={styles.picture}
      />
    </div>
  )
}
