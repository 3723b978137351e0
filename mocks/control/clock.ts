import type { World } from '../world/world.ts'
import type { ClockRequest, ClockState } from './api.ts'

/** Changes a world's clock. A clock that is set and frozen at once shows exactly the time it was set to. */
export function setClock(world: Pick<World, 'clock'>, { set, advanceMs, reset, frozen }: ClockRequest): void {
  const { clock } = world
  if (reset) clock.reset()
  // freeze before moving, since a millisecond may pass between the two
  if (frozen) clock.freeze(true)
  if (set !== undefined) clock.set(new Date(set))
  if (advanceMs !== undefined) clock.advance(advanceMs)
  if (frozen === false) clock.freeze(false)
}

/** The state of a world's clock for the control API. */
export function getClockState({ clock }: World): ClockState {
  return { now: clock.now().toISOString(), offsetMs: clock.offset, frozen: clock.frozen }
}
