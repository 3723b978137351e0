import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Sharp } from 'sharp'
import type { Format } from './formats.ts'
import { createMemoryCache } from './memory-cache.ts'
import { getPictureKey, getRendererVersion, type Picture } from './picture.ts'
import { createQueue, type Priority } from './queue.ts'
import type { Renderer } from './rendering/renderer.ts'
import { type Transform, toResizeOptions } from './transform.ts'
import { getSourceWidth, ORIGINAL_WIDTH } from './widths.ts'

const MEMORY_BYTES = 8_000_000

export type PictureStore = {
  /** Returns the file, rendering and encoding it if it is not cached. Concurrent calls share the work. */
  getFile(picture: Picture, width: number, format: Format, priority?: Priority): Promise<Buffer>
  /** Makes a file of a transformed picture. Nothing but the picture itself is kept on disk, because sizes are endless. */
  getTransformed(picture: Picture, transform: Transform, format: Format): Promise<Buffer>
  /** Returns the file if it is cached, else null. */
  getCached(picture: Picture, width: number, format: Format): Promise<Buffer | null>
  /** Resolves when no work is in progress. */
  whenIdle(): Promise<void>
}

type PictureStoreOptions = {
  dir: string
  renderer: Renderer
  /** Encodes in half the time, with larger files. */
  isDraft?: boolean
}

/** A store that renders pictures on first use and caches them on disk and, the most recent ones, in memory. */
export function createPictureStore({ dir, renderer, isDraft = false }: PictureStoreOptions): PictureStore {
  const encode = isDraft ? encodeDraft : encodeFinal
  const memory = createMemoryCache(MEMORY_BYTES)
  const inProgress = new Map<string, Promise<Buffer>>()
  // a page requests dozens of pictures at once: render one at a time and encode two, to leave processors for the shop
  const [renderQueue, encodeQueue] = [createQueue(1), createQueue(2)]
  const getPath = (name: string) => join(dir, getRendererVersion(), name)

  async function readCached(name: string): Promise<Buffer | null> {
    const fromMemory = memory.get(name)
    if (fromMemory) return fromMemory
    const fromDisk = await readFile(getPath(name)).catch(nullIfMissing)
    if (fromDisk) memory.set(name, fromDisk)
    return fromDisk
  }

  /** Returns the cached file or creates it. Concurrent calls for one name share one `create`. */
  function getOrCreate(name: string, create: () => Promise<Buffer>): Promise<Buffer> {
    const pending = inProgress.get(name)
    if (pending) return pending
    const work = readCached(name)
      .then(async (cachedFile) => {
        if (cachedFile) return cachedFile
        const file = await create()
        await writeAtomically(getPath(name), file)
        memory.set(name, file)
        return file
      })
      .finally(() => inProgress.delete(name))
    inProgress.set(name, work)
    return work
  }

  /** The picture at a rendered width, nearly lossless: the source of all smaller widths. */
  function getSource(picture: Picture, width: number, priority: Priority): Promise<Buffer> {
    const sourceWidth = getSourceWidth(width)
    const name = `${getPictureKey(picture)}/source-${sourceWidth}.jpeg`
    if (priority === 'now') renderQueue.prioritize(name)
    return getOrCreate(name, async () => {
      const { data, ...size } = await renderQueue.run(name, priority, () => renderer.render(picture, sourceWidth))
      const sharp = await loadSharp()
      return sharp(data, { raw: { width: size.width, height: size.height, channels: 3 } })
        .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
        .toBuffer()
    })
  }

  return {
    getFile(picture, width, format, priority = 'now') {
      const name = getFileName(picture, width, format)
      if (priority === 'now') encodeQueue.prioritize(name)
      return getOrCreate(name, async () => {
        const source = await getSource(picture, width, priority)
        const sharp = await loadSharp()
        return encodeQueue.run(name, priority, () => encode(sharp(source).resize({ width }), format))
      })
    },
    async getTransformed(picture, transform, format) {
      const sharp = await loadSharp()
      // The smallest rendering tells the ratio.
      const smallest = await getSource(picture, transform.width ?? 1, 'now')
      const { width = 1, height = 1 } = await sharp(smallest).metadata()
      const original = { width: ORIGINAL_WIDTH, height: Math.round((ORIGINAL_WIDTH * height) / width) }
      const options = toResizeOptions(transform, original)
      const covered = Math.max(options.width ?? 1, ((options.height ?? 1) * width) / height)
      const source = covered > width ? await getSource(picture, covered, 'now') : smallest
      const name = `${getPictureKey(picture)} ${JSON.stringify(options)} ${format}`
      return encodeQueue.run(name, 'now', () => encode(sharp(source).resize(options), format))
    },
    getCached: (picture, width, format) => readCached(getFileName(picture, width, format)),
    async whenIdle() {
      while (inProgress.size > 0) await Promise.allSettled([...inProgress.values()])
    },
  }
}

/** Loaded with the first picture, to keep the start of the backend fast. */
const loadSharp = async () => (await import('sharp')).default

const getFileName = (picture: Picture, width: number, format: Format) => `${getPictureKey(picture)}/${width}.${format}`

/** Favours speed over size: garments on a plain background are small files anyway. */
function encodeFinal(image: Sharp, format: Format): Promise<Buffer> {
  if (format === 'avif') return image.avif({ quality: 58, effort: 1 }).toBuffer()
  if (format === 'png') return image.png().toBuffer()
  if (format === 'webp') return image.webp({ quality: 80, effort: 2, smartSubsample: true }).toBuffer()
  return image.jpeg({ quality: 82, progressive: true }).toBuffer()
}

const encodeDraft = (image: Sharp, format: Format): Promise<Buffer> =>
  format === 'png'
    ? image.png().toBuffer()
    : image.toFormat(format, { quality: 40, ...(format !== 'jpeg' && { effort: 0 }) }).toBuffer()

/** Writes a temporary file and renames it, so that two processes can write the same file. */
async function writeAtomically(path: string, file: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${randomUUID()}.tmp`
  await writeFile(temporary, file)
  await rename(temporary, path)
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
