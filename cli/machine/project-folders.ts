import { fileURLToPath } from 'node:url'
import { STATE_FOLDER } from '#mocks/control/data-folders.ts'
import { BACKEND_PORT } from './ports.ts'

/** The folder of package.json, with a slash at the end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Where the default world of the backend at a port is stored, from whichever folder `spoke` is called. Each port has its
 * own, so that two backends do not share one; with port 0, any free one, nothing is stored.
 */
export function getStateFolder(port: number): string | false {
  if (port === 0) return false
  return port === BACKEND_PORT ? STATE_FOLDER : `${STATE_FOLDER}-${port}`
}

/** The folder as the help names it. */
export const STATE_FOLDER_HELP =
  'where the default world is stored (.spoke/state; .spoke/state-PORT with another port, nowhere with port 0)'

/** Where the production build is. */
export const OUTPUT_FOLDER = `${ROOT}.output`

/** Where the consumer tests write the pacts. */
export const PACTS_FOLDER = `${ROOT}contracts/pacts`
