import type { World } from '../../world/world.ts'

type Flag = boolean | string

const flagsByWorld = new WeakMap<World, Map<string, Flag>>()

/** The flags that are not off in a world. The spec names none, so a fresh world has none. */
export const flagsOf = (world: World): Readonly<Record<string, Flag>> =>
  Object.fromEntries(flagsByWorld.get(world) ?? [])

/** Turns a flag on, off, or to one of its variants, for everybody in a world: for scenarios and tests. */
export function switchFlag(world: World, name: string, to: Flag): void {
  const flags = flagsByWorld.get(world) ?? new Map<string, Flag>()
  flags.set(name, to)
  flagsByWorld.set(world, flags)
}
