import { DATA_FOLDER } from '../world/data-folder.ts'

/** Where the default world of a backend at the default port is stored; at another port the folder's name ends with it. */
export const STATE_FOLDER = `${DATA_FOLDER}/state`

/** Where the certificate of `spoke backend --https` is kept, so that it is trusted once. */
export const CERTIFICATE_FOLDER = `${DATA_FOLDER}/certificate`
