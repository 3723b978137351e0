import type { World } from '../../world/world.ts'

const DAY_MS = 86_400_000

/** So many days before now, by the world's clock. */
export const daysBefore = (world: World, days: number): string =>
  new Date(world.clock.now().getTime() - days * DAY_MS).toISOString()
