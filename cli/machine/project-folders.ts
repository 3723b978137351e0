import { fileURLToPath } from 'node:url'

/** The folder of package.json, with a slash at the end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Where the default world is stored, from whichever folder `spoke` is called. */
export const STATE_FOLDER = `${ROOT}.spoke/state`

/** Where the production build is. */
export const OUTPUT_FOLDER = `${ROOT}.output`

/** Where the consumer tests write the pacts. */
export const PACTS_FOLDER = `${ROOT}contracts/pacts`
