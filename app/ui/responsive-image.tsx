/** Widths that pictures are asked for, in device pixels: half steps between the phone's card and the desktop's hero. */
const WIDTHS = [320, 480, 640, 800, 960, 1200, 1600] as const

/** A picture's address at a width. The image host chooses AVIF, WebP or JPEG from the browser's Accept header. */
export function atWidth(src: string, width: number): string {
  const url = new URL(src)
  url.searchParams.set('width', String(width))
  return url.href
}

/**
 * A picture that is never larger than the screen needs and never moves the page: dimensions are always set (PAGE-06).
 * `sizes` says how wide it is shown; `eager` is for the one picture that the page opens with.
 */
export function ResponsiveImage(props: {
  src: string
  alt: string
  width: number
  height: number
  sizes: string
  eager?: boolean
  className?: string
}) {
  return (
    <img
      src={atWidth(props.src, 800)}
      srcSet={WIDTHS.map((width) => `${atWidth(props.src, width)} ${width}w`).join(', ')}
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
