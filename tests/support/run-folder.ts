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

/** Removes all but the newest runs of a folder, which may still go on, and the newest with a failure. Their names are times. */
export function removeOldRuns(folder: string): void {
  const runs = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => /^\d{4}-\d\d-\d\dT/.test(name))
  runs.sort()
  const failed = runs.filter((name) => hasFiles(join(folder, name)))
  const newest = new Set([...runs.slice(-KEPT_RUNS), ...failed.slice(-KEPT_RUNS)])
  for (const name of runs) if (!newest.has(name)) rmSync(join(folder, name), { recursive: true })
}

const hasFiles = (folder: string): boolean =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).some((entry) => entry.isFile())
