import { useCopy } from '#app/copy/use-copy.ts'
import { ResponsiveImage } from '#app/ui/responsive-image.tsx'
import styles from './gallery.module.css'
import { type Product, productName } from './product.ts'

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
          sizes={index === 0 ? '(min-width: 1024px) 56vw, 100vw' : '(min-width: 1024px) 28vw, 100vw'}
          eager={index === 0}
          className={styles.picture}
        />
      ))}
    </section>
  )
}
