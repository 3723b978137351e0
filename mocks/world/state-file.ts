import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseSavedWorld, type SavedWorld, serializeWorld } from './saved-world.ts'
import type { World } from './world.ts'

/** How long changes are collected before one write. */
const WRITE_DELAY_MS = 50

/**
 * Reads the saved world from a file, or undefined without one. A file that is invalid or of another catalogue is
 * renamed with a warning, and never loaded in part.
 * @param required The catalogue's name and seed; any seed, if undefined.
 */
export async function readState(
  file: string,
  required: { catalogue: string; seed: number | undefined },
  warn: (message: string) => void,
): Promise<SavedWorld | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const parsed = parseSavedWorld(text)
  if (!parsed.ok) return setAside(file, `cannot be read (${parsed.reason})`, warn)
  const { saved } = parsed
  if (saved.catalogue !== required.catalogue)
    return setAside(file, `has the goods ${saved.catalogue}, not ${required.catalogue}`, warn)
  if (required.seed !== undefined && saved.catalogueSeed !== required.seed)
    return setAside(file, `is of seed ${saved.catalogueSeed}, not ${required.seed}`, warn)
  return saved
}

async function setAside(file: string, problem: string, warn: (message: string) => void): Promise<undefined> {
  const aside = file.replace(/(\.json)?$/, `.set-aside-${Date.now()}$1`)
  await rename(file, aside)
  warn(`The world saved in ${file} ${problem}. It is set aside as ${aside}; the world starts with its default data.`)
}

type StateWriter = {
  /** Writes soon; several changes become one write. */
  scheduleWrite(): void
  /** Writes now. */
  flush(): Promise<void>
}

/** Saves a world to a file, which at every moment holds either the old state or the new one. */
export function createStateWriter(options: {
  file: string
  catalogueSeed: number
  getWorld: () => World | undefined
  warn: (message: string) => void
}): StateWriter {
  const { file, catalogueSeed, getWorld, warn } = options
  let timer: NodeJS.Timeout | undefined
  let lastWrite: Promise<void> = Promise.resolve()

  const write = async () => {
    const world = getWorld()
    if (!world) return
    await mkdir(dirname(file), { recursive: true })
    await writeFile(`${file}.tmp`, JSON.stringify(serializeWorld(world, catalogueSeed)))
    await rename(`${file}.tmp`, file)
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    lastWrite = lastWrite.then(write).catch((error: Error) => warn(`The world could not be saved: ${error.message}`))
    return lastWrite
  }
  return {
    scheduleWrite() {
      timer ??= setTimeout(flush, WRITE_DELAY_MS)
    },
    flush,
  }
}
