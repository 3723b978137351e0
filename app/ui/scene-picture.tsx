import { atWidth, ResponsiveImage, srcSetOf } from './responsive-image.tsx'

export type Scene = { src: string; alt: string; width: number; height: number }

/** Phones, and tablets that are held upright (spec 9, "Breakpoints"); and everything else. */
const UPRIGHT = '(max-width: 599.98px), (max-width: 1023.98px) and (orientation: portrait)'
const LYING = '(min-width: 1024px), (min-width: 600px) and (orientation: landscape)'

/** A scene across the page, upright where the screen is and there is such a picture. `eager` for what the page opens with. */
export function ScenePicture(props: {
  scene: Scene
  tall?: Scene | null
  sizes: string
  eager?: boolean
  className?: string
}) {
  const { scene, tall, sizes, eager, className } = props
  return (
    <picture className={className}>
      {tall ? (
        <source media={UPRIGHT} srcSet={srcSetOf(tall.src)} sizes={sizes} width={tall.width} height={tall.height} />
      ) : null}
      <ResponsiveImage {...scene} sizes={sizes} eager={eager} />
    </picture>
  )
}

/** For the head of a page that opens with a scene: the picture is asked for before anything else. */
export function scenePreload({ scene, tall, sizes }: { scene: Scene; tall?: Scene | null; sizes: string }) {
  const link = ({ src }: Scene, media?: string) => ({
    rel: 'preload',
    as: 'image',
    href: atWidth(src, 640),
    imageSrcSet: srcSetOf(src),
    imageSizes: sizes,
    fetchPriority: 'high' as const,
    ...(media && { media }),
  })
  return tall ? [link(tall, UPRIGHT), link(scene, LYING)] : [link(scene)]
}
