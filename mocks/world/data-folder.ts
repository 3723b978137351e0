import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The folder for states and pictures: in this project, or, when this is an installed package, in the one that calls it,
 * because an install empties node_modules. @param root The folder of this package.json, with a slash at the end.
 */
export const getDataFolder = (root: string, workingFolder: string): string =>
  `${root.includes(`${sep}node_modules${sep}`) ? workingFolder + sep : root}.spoke`

/** Where states and pictures are stored. */
export const DATA_FOLDER = getDataFolder(fileURLToPath(new URL('../..', import.meta.url)), process.cwd())
