import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Sharp } from 'sharp'
import type { Lab } from './darkroom/lab.ts'
import type { Format } from './formats.ts'
import { createMemory } from './memory.ts'
import { edition, type Picture, pictureKey } from './picture.ts'
import { createQueue, type Urgency } from './queue.ts'
import { negativeFor } from './widths.ts'

const MEMORY_BYTES = 8_000_000

export type PictureStore = {
  /** The file, drawn and encoded if nobody has asked for it before. Everyone who asks meanwhile shares the work. */
  file(picture: Picture, width: number, format: Format, urgency?: Urgency): Promise<Buffer>
  /** The file, only if it is there already. */
  ready(picture: Picture, width: number, format: Format): Promise<Buffer | null>
  /** Settles when no work is under way. */
  idle(): Promise<void>
}

/** Pictures on disk and, the latest, in memory; made when first asked for, and never again. */
export function createPictureStore({ dir, lab }: { dir: string; lab: Lab }): PictureStore {
  const memory = createMemory(MEMORY_BYTES)
  const underWay = new Map<string, Promise<Buffer>>()
  // one page asks for dozens of pictures at once: drawn one after another, encoded two at a time
  const [drawing, encoding] = [createQueue(1), createQueue(2)]
  const path = (name: string) => join(dir, edition(), name)

  async function kept(name: string): Promise<Buffer | null> {
    const known = memory.get(name)
    if (known) return known
    const found = await readFile(path(name)).catch(ifMissing)
    if (found) memory.set(name, found)
    return found
  }

  /** One piece of work per file, however many ask. */
  function once(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const already = underWay.get(name)
    if (already) return already
    const work = kept(name)
      .then(async (found) => {
        if (found) return found
        const made = await make()
        await keep(path(name), made)
        memory.set(name, made)
        return made
      })
      .finally(() => underWay.delete(name))
    underWay.set(name, work)
    return work
  }

  /** What every width is made from: the picture at its drawn size, nearly without loss. */
  function negative(picture: Picture, width: number, urgency: Urgency): Promise<Buffer> {
    const drawn = negativeFor(width)
    const name = `${pictureKey(picture)}/negative-${drawn}.jpeg`
    if (urgency === 'now') drawing.hurry(name)
    return once(name, async () => {
      const { data, ...size } = await drawing.run(name, urgency, () => lab.develop(picture, drawn))
      const sharp = await loadSharp()
      return sharp(data, { raw: { width: size.width, height: size.height, channels: 3 } })
        .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
        .toBuffer()
    })
  }

  return {
    file(picture, width, format, urgency = 'now') {
      const name = nameOf(picture, width, format)
      if (urgency === 'now') encoding.hurry(name)
      return once(name, async () => {
        const source = await negative(picture, width, urgency)
        const sharp = await loadSharp()
        return encoding.run(name, urgency, () => encoded(sharp(source).resize({ width }), format))
      })
    },
    ready: (picture, width, format) => kept(nameOf(picture, width, format)),
    async idle() {
      while (underWay.size > 0) await Promise.allSettled([...underWay.values()])
    },
  }
}

/** Loaded with the first picture: whoever starts the backend does not wait for it. */
const loadSharp = async () => (await import('sharp')).default

const nameOf = (picture: Picture, width: number, format: Format) => `${pictureKey(picture)}/${width}.${format}`

/** Cheap settings: cloth on plain paper is small anyway, and a page is waiting. */
function encoded(image: Sharp, format: Format): Promise<Buffer> {
  if (format === 'avif') return image.avif({ quality: 58, effort: 1 }).toBuffer()
  if (format === 'webp') return image.webp({ quality: 80, effort: 2, smartSubsample: true }).toBuffer()
  return image.jpeg({ quality: 82, progressive: true }).toBuffer()
}

/** Another store may write the same file: each writes its own and the last rename wins, with the same bytes. */
async function keep(path: string, file: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${randomUUID()}.draft`
  await writeFile(draft, file)
  await rename(draft, path)
}

function ifMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
