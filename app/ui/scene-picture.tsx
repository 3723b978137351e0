import { buildSrcSet, DENSE_PHONE, ResponsiveImage, toSizedUrl } from './responsive-image.tsx'

type Scene = { src: string; alt: string; width: number; height: number }

/** Phones and upright tablets, and all other screens (spec 9, "Breakpoints"). */
const UPRIGHT = '(max-width: 599.98px), (max-width: 1023.98px) and (orientation: portrait)'
const LANDSCAPE = '(min-width: 1024px), (min-width: 600px) and (orientation: landscape)'

/** As wide as the screen, with about two device pixels for each CSS pixel on dense phones. */
const SIZES = `${DENSE_PHONE} 62vw, 100vw`

/** A full-width picture, with an upright variant for upright screens. `isLargest` is for the top of a page. */
export function ScenePicture(props: {
  scene: Scene
  tall?: Scene | null
  isLargest?: boolean
  isContent?: boolean
  className?: string
}) {
  const { scene, tall, isLargest, isContent, className } = props
  return (
    <picture className={className}>
      {tall ? (
        <source media={UPRIGHT} srcSet={buildSrcSet(tall.src)} sizes={SIZES} width={tall.width} height={tall.height} />
      ) : null}
      <ResponsiveImage {...scene} sizes={SIZES} isLargest={isLargest} isContent={isContent} />
    </picture>
  )
}

/** Builds the preload links for a page that starts with a scene. */
export function getScenePreloads({ scene, tall }: { scene: Scene; tall?: Scene | null }) {
  const createLink = ({ src }: Scene, media?: string) => ({
    rel: 'preload',
    as: 'image',
    href: toSizedUrl(src, 640),
    imageSrcSet: buildSrcSet(src),
    imageSizes: SIZES,
    fetchPriority: 'high' as const,
    ...(media && { media }),
  })
  return tall ? [createLink(tall, UPRIGHT), createLink(scene, LANDSCAPE)] : [createLink(scene)]
}
