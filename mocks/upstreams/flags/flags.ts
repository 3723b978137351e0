import type { World } from '../../world/world.ts'

type Flag = boolean | string

const flagsByWorld = new WeakMap<World, Map<string, Flag>>()

/** The flags of a world that are on. The spec names none, so a fresh world has none. */
export const getFlags = (world: World): Readonly<Record<string, Flag>> =>
  Object.fromEntries(flagsByWorld.get(world) ?? [])

/** Sets a flag to on, off or a variant for all visitors of a world. For scenarios and tests. */
export function setFlag(world: World, name: string, value: Flag): void {
  const flags = flagsByWorld.get(world) ?? new Map<string, Flag>()
  flags.set(name, value)
  flagsByWorld.set(world, flags)
}
