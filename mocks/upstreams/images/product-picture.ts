import type { GarmentProduct } from '#mocks/world/catalogue/has-garment.ts'
import type { Article } from './drawing/article.ts'
import { hash } from './drawing/layer.ts'

/** What is drawn of a product: its garment, made after its style and laid out in a way of its own. */
export const toArticle = ({
  garment,
  style,
  handle,
  colour,
}: Pick<GarmentProduct, 'garment' | 'style' | 'handle' | 'colour'>): Article => ({
  ...garment,
  style,
  seed: Number.parseInt(hash(handle), 36) % 9973,
  ...(garment.pattern === 'print' && { print: colour.name }),
})
