import { z } from 'zod'

/** What every tool of a world is told. */
export const inWorld = {
  world: z.string().default('default').describe('The world; every browser and test can have its own.'),
}
