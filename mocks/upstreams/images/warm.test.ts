import { expect, test } from 'vitest'
import { SCENE_NAMES } from './drawing/scenes/scene.ts'
import { createCatalogue, garments } from './garments.fixtures.ts'
import type { Picture } from './picture.ts'
import type { PictureStore } from './store.ts'
import { listPictures, warmImages } from './warm.ts'

const describePicture = (picture: Picture) =>
  'scene' in picture ? picture.scene : `${picture.garment.kind} ${picture.view}`

/** A store that only records calls. */
function createRecordingStore() {
  const calls: string[] = []
  const store: PictureStore = {
    async getFile(picture, width, format, priority) {
      calls.push(`${describePicture(picture)} ${width} ${format} ${priority}`)
      return Buffer.alloc(0)
    },
    getTransformed: () => Promise.reject(new Error('nothing is transformed in advance')),
    getCached: async () => null,
    whenIdle: async () => {},
  }
  return { calls, store }
}

test('scenes and first cards come first, galleries last, without duplicates', () => {
  const catalogue = createCatalogue({ chino: garments.chino, tee: garments.tee, belt: garments.belt })
  const collections = [
    { handle: 'tops', title: '', description: '', products: ['tee', 'unknown'] },
    { handle: 'all', title: '', description: '', products: ['tee', 'belt'] },
  ]
  expect(listPictures({ ...catalogue, collections }).map(describePicture)).toEqual([
    ...SCENE_NAMES,
    'tee front',
    'belt front',
    'chino front',
    'tee back',
    'tee outfit',
    'tee detail',
    'tee cloth',
    'tee folded',
    'belt back',
    'belt detail',
    'belt cloth',
    'belt folded',
  ])
})

test('warming runs in the background, and is said at its start and its end', async () => {
  const { calls, store } = createRecordingStore()
  const notes: string[] = []
  await warmImages({
    catalogue: createCatalogue({ tee: garments.tee }),
    store,
    widths: [320],
    note: (message) => notes.push(message),
  })
  expect(calls.slice(-6, -4)).toEqual(['tee front 320 avif later', 'tee back 800 avif later'])
  expect(notes).toEqual([
    `Drawing ${SCENE_NAMES.length + 6} pictures of goods in the background, once; pages wait for their own only.`,
    'All pictures of goods are drawn.',
  ])
})

test('nothing is said where all pictures are drawn', async () => {
  const { store } = createRecordingStore()
  const notes: string[] = []
  await warmImages({
    catalogue: createCatalogue({ tee: garments.tee }),
    store: { ...store, getCached: async () => Buffer.alloc(1) },
    widths: [320],
    note: (message) => notes.push(message),
  })
  expect(notes).toEqual([])
})

test('warming stops when aborted', async () => {
  const { calls, store } = createRecordingStore()
  const stop = new AbortController()
  await warmImages({
    catalogue: createCatalogue({ tee: garments.tee }),
    store,
    signal: stop.signal,
    note: () => stop.abort(),
  })
  expect(calls).toHaveLength(1)
})
