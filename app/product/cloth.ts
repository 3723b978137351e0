/** The cloths that a collection is filtered by, as in tags and URLs, in display order. Their names are texts. */
export const CLOTHS = ['cotton', 'jersey', 'denim', 'corduroy', 'linen', 'wool', 'technical', 'leather'] as const
export type Cloth = (typeof CLOTHS)[number]

/** How a leg is cut, as in tags and URLs, from narrow to wide. */
export const LEG_SHAPES = ['skinny', 'slim', 'standard', 'straight'] as const
export type LegShape = (typeof LEG_SHAPES)[number]
