import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../machine/project-folders.ts'
import type { View } from '../pages/photographer.ts'
import { UsageError } from '../usage-error.ts'
import { compareViews, type Difference } from './compare-views.ts'

/** Where galleries are, by name. */
const GALLERIES = join(ROOT, '.spoke/gallery')

/** A view in a gallery: its files have this name. */
export type SavedView = {
  name: string
  status: number
  errors: readonly string[]
  /** Whether there was an earlier one to compare it with. */
  isCompared: boolean
  difference?: Omit<Difference, 'png'>
}

/** Opens a gallery, which saves views and compares them with those of an earlier one. Its folder is made with the first file. */
export function openGallery(name: string, against: string) {
  const folder = join(GALLERIES, name)
  const earlier = join(GALLERIES, against)
  if (against !== name && !existsSync(earlier)) {
    const names = existsSync(GALLERIES) ? readdirSync(GALLERIES).join(', ') : ''
    throw new UsageError(`There is no gallery ${against}.`, {
      next: names ? `There are: ${names}.` : 'Make one with `npx spoke gallery --save NAME`.',
      exitCode: 2,
    })
  }
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  return {
    folder,
    /** Saves a view, and returns whether there is an earlier one of the same name, and how it differs from that. */
    async save(name: string, { png, text }: View): Promise<Pick<SavedView, 'isCompared' | 'difference'>> {
      const before = readView(earlier, name)
      const difference = before && (await compareViews(before, { png, text }))
      write(`${name}.png`, png)
      write(`${name}.txt`, text)
      if (!difference) return { isCompared: before !== undefined }
      const { png: marked, ...words } = difference
      write(`${name}.differs.png`, marked)
      write(`${name}.before.png`, before.png)
      return { isCompared: true, difference: words }
    },
    writeIndex: (page: string) => write('index.html', page),
  }
}

function readView(folder: string, name: string): { png: Buffer; text: string } | undefined {
  const png = join(folder, `${name}.png`)
  if (!existsSync(png)) return undefined
  return { png: readFileSync(png), text: readFileSync(join(folder, `${name}.txt`), 'utf8') }
}
