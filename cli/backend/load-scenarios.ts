import { createControlClient } from '#mocks/control/client.ts'
import { toScenarioRequests } from './scenario-params.ts'
import { orUsageError } from './session.ts'

/** What a world contains when the shop opens. */
export type WorldSetup = { scenario: readonly string[]; world: string; region?: string; seed?: number }

/**
 * Loads the scenarios before the shop opens, so that an unknown name stops the command with nothing changed. Without any,
 * returns those of a world that stays as an earlier run left it; null where the world is new.
 */
export async function loadScenarios(
  backend: string,
  { scenario, world, region, seed }: WorldSetup,
): Promise<readonly string[] | null> {
  const control = createControlClient({ origin: backend })
  if (scenario.length) {
    const requests = toScenarioRequests(scenario, await orUsageError(control.scenarios()), {}, region)
    await orUsageError(control.load(world, requests, seed), 'Run `npx spoke scenario list` to see them all.')
    return null
  }
  if (seed !== undefined) {
    await orUsageError(control.reset(world, seed))
    return null
  }
  const { isPristine, scenarios } = await orUsageError(control.world(world))
  return isPristine ? null : scenarios
}
