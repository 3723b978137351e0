import type { Asset } from './types.ts'

type Scene =
  | 'hero'
  | 'hero-tall'
  | 'featured-trousers'
  | 'featured-tops'
  | 'featured-denim'
  | 'featured-shorts'
  | 'featured-underwear'
  | 'promo-fit-finder'
  | 'promo-multibuy'

const scene = (name: Scene, title: string, [width, height]: readonly [number, number]): Asset => ({
  id: `scene-${name}`,
  title,
  description: `${title}.`,
  url: `/images/scenes/${name}.jpg`,
  contentType: 'image/jpeg',
  width,
  height,
})

/** Originals at three times the size that they are shown in: spec 9, "Image sizes: featured 490x370, promo 253x191". */
const FEATURED = [1470, 1110] as const
const PROMO = [759, 573] as const

/** The pictures that the editors have to choose from: scenes of the image host. Titles serve as alternative text. */
export const scenes = {
  hero: scene('hero', 'Trousers laid out by colour, navy to stone', [2400, 1350]),
  heroTall: scene('hero-tall', 'Heroes in Navy, front and back', [1200, 1500]),
  trousers: scene('featured-trousers', 'A rail of chinos', FEATURED),
  tops: scene('featured-tops', 'T-shirts and a folded jumper', FEATURED),
  denim: scene('featured-denim', 'Three washes of the same jeans', FEATURED),
  shorts: scene('featured-shorts', 'Shorts in four lengths', FEATURED),
  underwear: scene('featured-underwear', 'Trunks and socks, paired', FEATURED),
  fitFinder: scene('promo-fit-finder', 'A tape measure on twill', PROMO),
  multibuy: scene('promo-multibuy', 'Three T-shirts in a stack', PROMO),
} as const satisfies Record<string, Asset>
