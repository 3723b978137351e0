import type { Asset } from './types.ts'

/** The views of a product on the image host that pages show. */
type View = 'front' | 'back' | 'outfit' | 'detail' | 'cloth' | 'folded'

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

const createScene = (name: Scene, title: string, [width, height]: readonly [number, number]): Asset => ({
  id: `scene-${name}`,
  title,
  description: `${title}.`,
  url: `/images/scenes/${name}.jpg`,
  contentType: 'image/jpeg',
  width,
  height,
})

/** Three times the display size (spec 9, "Image sizes: featured 490x370, promo 253x191"). */
const FEATURED = [1470, 1110] as const
const PROMO = [759, 573] as const

/** Images for the content: scenes of the image host. Titles are the alternative text. */
export const scenes = {
  hero: createScene('hero', 'Stone chinos, navy trousers, a white T-shirt and a brown belt, laid out', [1600, 900]),
  heroTall: createScene('hero-tall', 'Stone chinos, navy trousers, a white T-shirt and a brown belt', [1200, 1500]),
  trousers: createScene('featured-trousers', 'Folded trousers in olive, stone and navy', FEATURED),
  tops: createScene('featured-tops', 'A folded green polo and a striped T-shirt', FEATURED),
  denim: createScene('featured-denim', 'Jeans in a light and a dark wash, from behind', FEATURED),
  shorts: createScene('featured-shorts', 'Stone shorts beside printed swim shorts', FEATURED),
  underwear: createScene('featured-underwear', 'Trunks in grey and navy, and a pair of socks', FEATURED),
  fitFinder: createScene('promo-fit-finder', 'The waistband of navy trousers', PROMO),
  multibuy: createScene('promo-multibuy', 'Three folded T-shirts in white, grey and navy', PROMO),
} as const satisfies Record<string, Asset>

/** The size of a product's picture on the image host. */
const PRODUCT = [1600, 2000] as const

const createProductPicture = (id: string, path: `${string}/${View}`, title: string): Asset => ({
  id: `picture-${id}`,
  title,
  description: `${title}.`,
  url: `/images/${path}.jpg`,
  contentType: 'image/jpeg',
  width: PRODUCT[0],
  height: PRODUCT[1],
})

/** Images for the content: pictures of products. A page has one that no other page has. */
export const pictures = {
  waistband: createProductPicture(
    'waistband',
    'firsts-navy/detail',
    'The waistband and pocket of navy trousers, close up',
  ),
  folded: createProductPicture('folded', 'ridges-tobacco/folded', 'Corduroy trousers in tobacco, folded'),
  heroes: createProductPicture(
    'heroes',
    'heroes-stone/outfit',
    'Stone chinos with a navy T-shirt, a brown belt and socks',
  ),
  enduros: createProductPicture(
    'enduros',
    'enduros-black/outfit',
    'Black trousers with a blue shirt, a brown belt and socks',
  ),
  jeans: createProductPicture('jeans', 'old-faithfuls-mid-blue/back', 'Mid-blue jeans from behind'),
  shirt: createProductPicture('shirt', 'oxford-shirt-white/folded', 'A white shirt, folded'),
  belt: createProductPicture('belt', 'the-belt-black/front', 'A black leather belt, rolled'),
  giftCard: createProductPicture('gift-card', 'gift-card-ink/front', 'A gift card in its sleeve'),
} as const satisfies Record<string, Asset>

/** Unpublished images, whose URLs need an asset key (contracts/assets). `file` is the path on the image host. */
export const embargoed = [
  {
    id: 'spring-2027',
    title: 'Stone chinos, navy trousers, a white T-shirt and a brown belt',
    description: 'Cover of the spring 2027 lookbook. Not before 1 March.',
    url: '/assets/files/spring-2027/cover.jpg',
    contentType: 'image/jpeg',
    width: 1200,
    height: 1500,
    file: '/images/scenes/hero-tall.jpg',
  },
] as const
