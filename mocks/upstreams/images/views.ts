import type { Garment } from '#mocks/world/catalogue/catalogue.ts'

/** Views of a product picture, by the names that image URLs use. */
export const VIEWS = ['front', 'back', 'outfit', 'detail', 'cloth', 'folded'] as const
export type View = (typeof VIEWS)[number]

/** The kinds that are shown in an outfit. */
const IN_OUTFITS = new Set<Garment['kind']>([
  'trouser',
  'chino',
  'denim',
  'short',
  'tee',
  'polo',
  'shirt',
  'sweat',
  'jacket',
])

/** The views of a garment's gallery, in order. A gift card has no cloth. */
export const getViews = ({ kind }: Pick<Garment, 'kind'>): View[] =>
  VIEWS.filter((view) => (view !== 'outfit' || IN_OUTFITS.has(kind)) && (view !== 'cloth' || kind !== 'gift-card'))

/** The view that a card shows second. */
export const getHoverView = (garment: Pick<Garment, 'kind'>): View =>
  getViews(garment).find((view) => view === 'outfit') ?? (garment.kind === 'gift-card' ? 'back' : 'detail')
