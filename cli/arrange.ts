import { createControlClient } from '#mocks/control/client.ts'
import { withParams } from './scenario-params.ts'
import { asked } from './session.ts'

export type Arrangement = { scenario: readonly string[]; world: string; region?: string; seed?: number }

/** Makes a world as asked for before the shop opens, so that a wrong name stops everything with nothing changed. */
export async function arrange(backend: string, { scenario, world, region, seed }: Arrangement): Promise<void> {
  const control = createControlClient({ origin: backend })
  if (scenario.length) {
    const wanted = withParams(scenario, await asked(control.scenarios()), {}, region)
    await asked(control.load(world, wanted, seed), 'Run `spoke scenario list` to see them all.')
  } else if (seed !== undefined) await asked(control.reset(world, seed))
}
