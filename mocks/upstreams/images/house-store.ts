import { createLab } from './darkroom/lab.ts'
import { IMAGES_DIR } from './handlers.ts'
import { createPictureStore, type PictureStore } from './store.ts'

let shared: PictureStore | undefined

/** The store of this process: however many backends it runs, they draw with one thread and share what is drawn. */
export function houseStore(): PictureStore {
  shared ??= createPictureStore({ dir: IMAGES_DIR, lab: createLab() })
  return shared
}
