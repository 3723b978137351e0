/** Views of a product picture, by the names that image URLs use. */
export const VIEWS = ['front', 'back', 'detail', 'folded'] as const
export type View = (typeof VIEWS)[number]
