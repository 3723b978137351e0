import { openPictureUrl } from './picture-address.ts'

/** The widths of a srcset, in device pixels, from a card on a phone to a hero on a desktop. */
const WIDTHS = [320, 480, 640, 800, 960, 1200, 1600] as const
/**
 * Phones with far more than two device pixels for each CSS pixel. `sizes` states two thirds of the real width for them,
 * because a third pixel doubles the file without a visible difference.
 */
export const DENSE_PHONE = '(max-width: 599.98px) and (min-resolution: 2.2dppx)'
/** Without the largest, which keeps the markup of long lists short. */
const CARD_WIDTHS = WIDTHS.filter((width) => width <= 800)

/** Returns a picture's URL at a width. The image host picks AVIF, WebP or JPEG by the Accept header. */
export const toSizedUrl = (src: string, width: number): string => openPictureUrl(src)(width)

/** Builds a `srcset` of a picture. */
export const buildSrcSet = (src: string, widths: readonly number[] = WIDTHS): string =>
  toSrcSet(openPictureUrl(src), widths)

const toSrcSet = (toUrl: (width: number) => string, widths: readonly number[]): string =>
  widths.map((width) => `${toUrl(width)} ${width}w`).join(', ')

/** Selects editors' pictures (`isContent`), whose failures are the content service's. */
export const CONTENT_PICTURES = 'img[data-content]'

/**
 * A responsive picture with dimensions, so that it causes no layout shift (PAGE-06). `eager`: on the first screen; `isLargest`:
 * fetched first and painted with the page; `card`: small, in lists; `isContent`: from the content service.
 */
export function ResponsiveImage(props: {
  src: string
  alt: string
  width: number
  height: number
  sizes: string
  eager?: boolean
  isLargest?: boolean
  card?: boolean
  isContent?: boolean
  className?: string
}) {
  const widths = props.card ? CARD_WIDTHS : WIDTHS
  const toUrl = openPictureUrl(props.src)
  return (
    <img
      src={toUrl(640)}
      srcSet={toSrcSet(toUrl, widths)}
      sizes={props.sizes}
      width={props.width}
      height={props.height}
      alt={props.alt}
      data-content={props.isContent || undefined}
      loading={props.eager || props.isLargest ? 'eager' : 'lazy'}
      fetchPriority={props.isLargest ? 'high' : 'auto'}
      decoding={props.isLargest ? 'sync' : 'async'}
      className={props.className}
    />
  )
}

/** A picture of the menu: one size on every screen (PAGE-06), loaded at that size, or twice that on dense screens. */
export function FixedImage(props: {
  src: string
  alt: string
  width: number
  height: number
  isContent?: boolean
  className?: string
}) {
  const toUrl = openPictureUrl(props.src)
  return (
    <img
      src={toUrl(props.width)}
      srcSet={`${toUrl(props.width)} 1x, ${toUrl(props.width * 2)} 2x`}
      width={props.width}
      height={props.height}
      alt={props.alt}
      data-content={props.isContent || undefined}
      loading="lazy"
      decoding="async"
      className={props.className}
    />
  )
}
