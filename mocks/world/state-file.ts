import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type KeptWorld, keepsakeOf, parseKeptWorld } from './kept-world.ts'
import type { World } from './world.ts'

/** How long changes gather before they are written. */
const GATHER_MS = 50

/**
 * The world kept in a file, if there is one. A file that cannot be understood, or that belongs to another house,
 * is set aside under another name and `tell` hears why; it is never loaded in part.
 * @param houseSeed The house asked for; any, if not given.
 */
export async function readState(
  file: string,
  houseSeed: number | undefined,
  tell: (message: string) => void,
): Promise<KeptWorld | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const parsed = parseKeptWorld(text)
  if (!parsed.ok) return setAside(file, `cannot be read (${parsed.why})`, tell)
  const { kept } = parsed
  if (houseSeed !== undefined && kept.houseSeed !== houseSeed)
    return setAside(file, `is of seed ${kept.houseSeed}, not ${houseSeed}`, tell)
  return kept
}

async function setAside(file: string, why: string, tell: (message: string) => void): Promise<undefined> {
  const aside = file.replace(/(\.json)?$/, `.set-aside-${Date.now()}$1`)
  await rename(file, aside)
  tell(`The world kept in ${file} ${why}. It is set aside as ${aside}; the world starts afresh.`)
}

export type StateWriter = {
  /** Writes soon; several changes become one write. */
  changed(): void
  /** Writes now. */
  flush(): Promise<void>
}

/** Keeps a world in a file that is at every moment either the old state or the new one. */
export function createStateWriter(options: {
  file: string
  houseSeed: number
  current: () => World | undefined
  tell: (message: string) => void
}): StateWriter {
  const { file, houseSeed, current, tell } = options
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  const write = async () => {
    const world = current()
    if (!world) return
    await mkdir(dirname(file), { recursive: true })
    await writeFile(`${file}.tmp`, JSON.stringify(keepsakeOf(world, houseSeed)))
    await rename(`${file}.tmp`, file)
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write).catch((error: Error) => tell(`The world could not be kept: ${error.message}`))
    return writing
  }
  return {
    changed() {
      timer ??= setTimeout(flush, GATHER_MS)
    },
    flush,
  }
}
