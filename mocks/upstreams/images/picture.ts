import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Garment } from '../../world/catalogue.ts'
import type { Drawing } from './studio/drawing.ts'
import { drawGarment, type View } from './studio/garment.ts'
import { drawScene, type SceneName } from './studio/scenes/scene.ts'

/** Anything the host can show. */
export type Picture = { garment: Garment; view: View } | { scene: SceneName }

export const draw = (picture: Picture): Drawing =>
  'scene' in picture ? drawScene(picture.scene) : drawGarment(picture.garment, picture.view)

/** Names a picture after what is drawn, so that goods that look the same share their files. */
export function pictureKey(picture: Picture): string {
  const spec = 'scene' in picture ? picture : { ...sorted(picture.garment), view: picture.view }
  return createHash('sha256').update(JSON.stringify(spec)).digest('hex').slice(0, 20)
}

const sorted = (garment: Garment): Record<string, unknown> =>
  Object.fromEntries(Object.entries(garment).sort(([a], [b]) => (a < b ? -1 : 1)))

let known: string | undefined

/** Names the way pictures are drawn at present: any change to the studio or the darkroom makes a new edition. */
export function edition(): string {
  known ??= editionOf([new URL('./studio/', import.meta.url), new URL('./darkroom/', import.meta.url)])
  return known
}

function editionOf(folders: URL[]): string {
  const sum = createHash('sha256')
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const file of files.sort()) {
      if (file.endsWith('.ts') && !file.endsWith('.test.ts'))
        sum.update(file).update(readFileSync(new URL(file, folder)))
    }
  }
  return sum.digest('hex').slice(0, 12)
}
