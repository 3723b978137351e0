import type { World } from '../world/world.ts'
import type { ClockRequest, ClockState } from './api.ts'

/** Moves a world's clock and stops it or lets it run, as asked. A clock that is set and stopped shows exactly what it was set to. */
export function setClock(world: Pick<World, 'clock'>, { set, advanceMs, reset, frozen }: ClockRequest): void {
  const { clock } = world
  if (reset) clock.reset()
  // stopped before it is moved: a millisecond may pass between the two
  if (frozen) clock.freeze(true)
  if (set !== undefined) clock.set(new Date(set))
  if (advanceMs !== undefined) clock.advance(advanceMs)
  if (frozen === false) clock.freeze(false)
}

export function clockOf({ clock }: World): ClockState {
  return { now: clock.now().toISOString(), offsetMs: clock.offset, frozen: clock.frozen }
}
