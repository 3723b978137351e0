import { z } from 'zod'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { applyVisitorChange, createVisitor, type VisitorChange, visitorState } from './visitor.ts'

/** A loaded scenario with its parameters, defaults included. */
export const loadedScenario = z.strictObject({ name: z.string(), params: z.record(z.string(), z.unknown()) })

/** How a world was set up: its scenarios, and the visitor who enters the shop in it. */
export const entrance = z.strictObject({
  scenarios: z.array(loadedScenario),
  visitor: visitorState,
  /** The path, without region prefix, on which the visitor enters. */
  start: z.string(),
  /** The region in which the visitor enters; absent where nothing chose one. */
  region: z.enum(REGION_CODES).optional(),
})
export type LoadedScenario = z.output<typeof loadedScenario>
export type Entrance = z.output<typeof entrance>

/** The entrance of a world without scenarios: a new visitor on the home page. */
export const defaultEntry = (): Entrance => ({ scenarios: [], visitor: createVisitor().getState(), start: '/' })

/**
 * Changes the visitor that a world hands over, such as after a cart was seeded or a customer signed in.
 * @param entry Where the visitor enters from now on; what is absent stays.
 */
export function changeVisitor(
  world: { entrance: Entrance },
  change: VisitorChange,
  entry: Pick<Partial<Entrance>, 'start' | 'region'> = {},
): void {
  world.entrance = { ...world.entrance, ...entry, visitor: applyVisitorChange(world.entrance.visitor, change) }
}
