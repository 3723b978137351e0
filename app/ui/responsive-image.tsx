/** Widths that pictures are asked for, in device pixels: half steps between the phone's card and the desktop's hero. */
const WIDTHS = [320, 480, 640, 800, 960, 1200, 1600] as const
/** No card is shown wider than this, in device pixels; a list of a hundred should not name widths that none will ask for. */
const CARD_MAX = 800

/** A picture's address at a width. The image host chooses AVIF, WebP or JPEG from the browser's Accept header. */
export function atWidth(src: string, width: number): string {
  const url = new URL(src)
  url.searchParams.set('width', String(width))
  return url.href
}

/** A picture's addresses for a `srcset`, at the widths that a screen may need. */
export const srcSetOf = (src: string, widths: readonly number[] = WIDTHS): string =>
  widths.map((width) => `${atWidth(src, width)} ${width}w`).join(', ')

/**
 * A picture that is never larger than the screen needs and never moves the page: dimensions are always set (PAGE-06).
 * `sizes` says how wide it is shown; `eager` is for the one picture that the page opens with; `card` is for small ones in
 * lists.
 */
export function ResponsiveImage(props: {
  src: string
  alt: string
  width: number
  height: number
  sizes: string
  eager?: boolean
  card?: boolean
  className?: string
}) {
  const widths = props.card ? WIDTHS.filter((width) => width <= CARD_MAX) : WIDTHS
  return (
    <img
      src={atWidth(props.src, 640)}
      srcSet={srcSetOf(props.src, widths)}
      sizes={props.sizes}
      width={props.width}
      height={props.height}
      alt={props.alt}
      loading={props.eager ? 'eager' : 'lazy'}
      fetchPriority={props.eager ? 'high' : 'auto'}
      decoding="async"
      className={props.className}
    />
  )
}

/** A picture that is shown at one size on every screen (PAGE-06): asked for at that size, and twice that for dense screens. */
export function FixedImage(props: { src: string; alt: string; width: number; height: number; className?: string }) {
  return (
    <img
      src={atWidth(props.src, props.width)}
      srcSet={`${atWidth(props.src, props.width)} 1x, ${atWidth(props.src, props.width * 2)} 2x`}
      width={props.width}
      height={props.height}
      alt={props.alt}
      loading="lazy"
      decoding="async"
      className={props.className}
    />
  )
}
