import { gallery } from '#app/copy/en-GB/gallery.ts'
import { useWords } from '#app/copy/use-words.ts'
import { atWidth, ResponsiveImage, srcSetOf } from '#app/ui/responsive-image.tsx'
import styles from './gallery.module.css'

export type Picture = { src: string; alt: string }

/** As wide as a picture is ever asked for, for looking closely. */
const LARGEST = 1600
/** What a thumbnail needs on ordinary and on dense screens. */
const THUMBNAIL_WIDTHS = [80, 160] as const

/**
 * All pictures of a product: a strip to swipe, and marks that say where in it one is: dots on a phone, small pictures
 * where there is room. Each picture is a link to itself, so that it can be looked at closely before script is there.
 */
export function GalleryMarkup({ pictures }: { pictures: readonly Picture[] }) {
  const t = useWords(gallery)
  const count = pictures.length
  return (
    // told outright: a page is drawn while it arrives, and the first picture is alone for a moment
    <div className={styles.gallery} data-one={count === 1 || undefined}>
      <ul className={styles.strip} data-strip>
        {pictures.map(({ src, alt }, index) => (
          <li key={src} id={`picture-${index + 1}`} className={styles.place}>
            <a
              href={atWidth(src, LARGEST)}
              className={styles.open}
              data-picture={index}
              aria-label={t('gallery.enlarge', { alt })}
            >
              <ResponsiveImage
                src={src}
                alt=""
                width={800}
                height={1000}
                sizes="(min-width: 1024px) 48vw, (min-width: 768px) 80vw, 92vw"
                eager={index === 0}
                className={styles.picture}
              />
            </a>
          </li>
        ))}
      </ul>
      {count > 1 ? (
        <ol className={styles.marks} data-marks>
          {pictures.map(({ src }, index) => (
            <li key={src}>
              <a
                href={`#picture-${index + 1}`}
                className={styles.mark}
                aria-label={t('gallery.go-to', { at: index + 1, count })}
                aria-current={index === 0 || undefined}
              >
                <img
                  src={atWidth(src, THUMBNAIL_WIDTHS[0])}
                  srcSet={srcSetOf(src, THUMBNAIL_WIDTHS)}
                  sizes="64px"
                  width={64}
                  height={80}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className={styles.thumbnail}
                />
              </a>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  )
}
