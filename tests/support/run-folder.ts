import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** How many runs of journeys are kept, with what failed in them. */
const KEPT_RUNS = 5

/** The folder of this run below test-results: when it started, and its step of `npm test`. Playwright empties it at the start. */
export function getRunFolder(): string {
  // workers read the configuration anew and have the environment of the run
  process.env.E2E_RUN ??= new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  return join(process.env.E2E_RUN, process.env.E2E_STEP ?? '')
}

/** Removes the oldest runs of a folder, whose names are times. */
export function removeOldRuns(folder: string): void {
  const runs = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => /^\d{4}-\d\d-\d\dT/.test(name))
  for (const name of runs.sort().slice(0, -KEPT_RUNS)) rmSync(join(folder, name), { recursive: true })
}
