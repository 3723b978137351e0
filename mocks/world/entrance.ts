import { z } from 'zod'
import { createVisitor, visitorState } from './visitor.ts'

/** A scenario that was loaded, with what it was told. */
export const loadedScenario = z.strictObject({ name: z.string(), params: z.record(z.string(), z.unknown()) })

/** How a world was arranged, and who enters the shop in it where. */
export const entrance = z.strictObject({
  scenarios: z.array(loadedScenario),
  visitor: visitorState,
  /** The path, without region prefix, on which the visitor enters. */
  start: z.string(),
})
export type LoadedScenario = z.output<typeof loadedScenario>
export type Entrance = z.output<typeof entrance>

/** The plain house: nobody in particular comes in by the front door. */
export const frontDoor = (): Entrance => ({ scenarios: [], visitor: createVisitor().state(), start: '/' })
