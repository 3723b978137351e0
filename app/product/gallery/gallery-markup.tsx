import { galleryWords } from '#app/copy/gallery.ts'
import { useWords } from '#app/copy/use-words.ts'
import { buildSrcSet, DENSE_PHONE, ResponsiveImage, toSizedUrl } from '#app/ui/responsive-image.tsx'
import styles from './gallery.module.css'

export type Picture = { src: string; alt: string }

/** The width of a picture in the strip. */
const SIZES = `(min-width: 1024px) 48vw, (min-width: 768px) 80vw, ${DENSE_PHONE} 59vw, 86vw`
/** The width of the picture that its link opens without script. Pixels. */
const LARGEST = 1600
/** Thumbnails for ordinary and for dense screens. Pixels. */
const THUMBNAIL_WIDTHS = [80, 160] as const

/**
 * The pictures of a product in a strip to swipe, with marks for the current one: dots on a phone, thumbnails on larger
 * screens. Each picture links to its large version, so that it opens without script.
 */
export function GalleryMarkup({ pictures }: { pictures: readonly Picture[] }) {
  const t = useWords(galleryWords)
  const count = pictures.length
  return (
    <>
      <ul className={styles.strip} data-strip>
        {pictures.map(({ src, alt }, index) => (
          <li key={src} id={`picture-${index + 1}`} className={styles.place}>
            <a
              href={toSizedUrl(src, LARGEST)}
              className={styles.open}
              data-picture={index}
              aria-label={t('enlarge', { alt })}
            >
              <ResponsiveImage
                src={src}
                alt=""
                width={800}
                height={1000}
                sizes={SIZES}
                isLargest={index === 0}
                className={styles.picture}
              />
            </a>
          </li>
        ))}
      </ul>
      {count > 1 ? (
        <div className={styles.marks} data-marks data-whole>
          {pictures.map(({ src }, index) => (
            <a
              key={src}
              href={`#picture-${index + 1}`}
              className={styles.mark}
              aria-label={t('go-to', { at: index + 1, count })}
              aria-current={index === 0 || undefined}
            >
              <img
                src={toSizedUrl(src, THUMBNAIL_WIDTHS[0])}
                srcSet={buildSrcSet(src, THUMBNAIL_WIDTHS)}
                sizes="64px"
                width={64}
                height={80}
                alt=""
                loading="lazy"
                decoding="async"
                className={styles.thumbnail}
              />
            </a>
          ))}
        </div>
      ) : null}
    </>
  )
}
