import type { World } from '../world/world.ts'
import type { ClockRequest, ClockState } from './api.ts'

/** Moves a world's clock and then stops it or lets it run, as asked. */
export function setClock(world: World, { set, advanceMs, reset, frozen }: ClockRequest): World {
  const { clock } = world
  if (reset) clock.reset()
  if (set !== undefined) clock.set(new Date(set))
  if (advanceMs !== undefined) clock.advance(advanceMs)
  if (frozen !== undefined) clock.freeze(frozen)
  return world
}

export function clockOf({ clock }: World): ClockState {
  return { now: clock.now().toISOString(), offsetMs: clock.offset, frozen: clock.frozen }
}
