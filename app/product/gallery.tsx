import { useCopy } from '#app/copy/use-copy.ts'
import { ResponsiveImage } from '#app/ui/responsive-image.tsx'
import styles from './gallery.module.css'
import { type Product, productName } from './product.ts'

/** On a desk the first picture takes a row, and so does the last where it would stand alone. */
const isWide = (index: number, count: number) => index === 0 || (index === count - 1 && index % 2 === 1)

/** All pictures of a product: a strip to swipe on a phone, two columns on a desk. */
export function Gallery({ product }: { product: Product }) {
  const t = useCopy()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard
    <section className={styles.gallery} aria-label={t('product.gallery', { name: productName(product) })} tabIndex={0}>
      {product.images.map(({ src, alt }, index) => (
        <ResponsiveImage
          key={src}
          src={src}
          alt={alt}
          width={800}
          height={1000}
          sizes={`(min-width: 1024px) ${isWide(index, product.images.length) ? 56 : 28}vw, 92vw`}
          eager={index === 0}
          className={styles.picture}
        />
      ))}
    </section>
  )
}
