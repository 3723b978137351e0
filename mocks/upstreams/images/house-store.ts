import { fileURLToPath } from 'node:url'
import { createLab } from './darkroom/lab.ts'
import { createPictureStore, type PictureStore } from './store.ts'

/** Where pictures are kept between runs; git ignores it. */
const IMAGES_DIR = fileURLToPath(new URL('../../../.spoke/images', import.meta.url))

let shared: PictureStore | undefined

/** The store of this process: however many backends it runs, they draw with one thread and share what is drawn. */
export function houseStore(): PictureStore {
  shared ??= createPictureStore({ dir: IMAGES_DIR, lab: createLab() })
  return shared
}
