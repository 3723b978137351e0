import { CLOTHS, type Cloth, LEG_SHAPES, type LegShape } from './cloth.ts'

/** The cloth that a product's tags name, like 'cloth:linen'. Assumed: the specification gives tags and no cloth. */
export const clothFromTags = (tags: readonly string[]): Cloth | null => findTagged(tags, 'cloth', CLOTHS)

/** The shape of the leg that a product's tags name, like 'shape:slim'. Assumed as the cloth is. */
export const legShapeFromTags = (tags: readonly string[]): LegShape | null => findTagged(tags, 'shape', LEG_SHAPES)

const findTagged = <Value extends string>(tags: readonly string[], name: string, values: readonly Value[]) =>
  values.find((value) => tags.some((tag) => tag.toLowerCase() === `${name}:${value}`)) ?? null
