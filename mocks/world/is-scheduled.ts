import type { Scheduled } from './catalogue/goods-details.ts'
import type { World } from './world.ts'

/** Whether a record of a goods file is not in the store yet, by the world's clock. */
export const isScheduled = ({ clock }: Pick<World, 'clock'>, { availableFrom }: Scheduled): boolean =>
  availableFrom !== null && Date.parse(availableFrom) > clock.now().getTime()
