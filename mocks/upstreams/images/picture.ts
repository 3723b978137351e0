import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Snapshot } from '#mocks/world/catalogue/catalogue.ts'
import type { Article } from './drawing/article.ts'
import type { Drawing } from './drawing/drawing.ts'
import { drawGarment } from './drawing/garment.ts'
import { drawScene, type SceneName } from './drawing/scenes/scene.ts'
import type { View } from './views.ts'

/** A picture that the image host serves. */
export type Picture = { garment: Article; view: View | Snapshot } | { scene: SceneName }

/** Draws a garment or a scene. */
export const drawPicture = (picture: Picture): Drawing =>
  'scene' in picture ? drawScene(picture.scene) : drawGarment(picture.garment, picture.view)

/** A hash of what the picture shows, so that products that look alike share their files. */
export function getPictureKey(picture: Picture): string {
  const description = 'scene' in picture ? picture : { ...sortKeys(picture.garment), view: picture.view }
  return createHash('sha256').update(JSON.stringify(description)).digest('hex').slice(0, 20)
}

const sortKeys = (garment: Article): Record<string, unknown> =>
  Object.fromEntries(Object.entries(garment).sort(([a], [b]) => (a < b ? -1 : 1)))

let cachedVersion: string | undefined

/** A hash of the sources in `drawing/` and `rendering/`: any change to them invalidates the disk cache. */
export function getRendererVersion(): string {
  cachedVersion ??= hashSources([new URL('./drawing/', import.meta.url), new URL('./rendering/', import.meta.url)])
  return cachedVersion
}

function hashSources(folders: URL[]): string {
  const digest = createHash('sha256')
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const file of files.sort()) {
      if (/\.[jt]s$/.test(file) && !file.endsWith('.test.ts'))
        digest.update(file).update(readFileSync(new URL(file, folder)))
    }
  }
  return digest.digest('hex').slice(0, 12)
}
