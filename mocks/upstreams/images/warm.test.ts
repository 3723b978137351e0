import { expect, test } from 'vitest'
import { catalogueOf, garments } from './garments.fixtures.ts'
import type { Picture } from './picture.ts'
import type { PictureStore } from './store.ts'
import { SCENE_NAMES } from './studio/scenes/scene.ts'
import { inOrder, warmImages } from './warm.ts'

const nameOf = (picture: Picture) => ('scene' in picture ? picture.scene : `${picture.garment.kind} ${picture.view}`)

/** A store that only notes what it is asked for. */
function notebook() {
  const asked: string[] = []
  const store: PictureStore = {
    async file(picture, width, format, urgency) {
      asked.push(`${nameOf(picture)} ${width} ${format} ${urgency}`)
      return Buffer.alloc(0)
    },
    ready: async () => null,
    idle: async () => {},
  }
  return { asked, store }
}

test('first cards of collections are warmed before the rest, and nothing twice', () => {
  const catalogue = catalogueOf({ chino: garments.chino, tee: garments.tee, belt: garments.belt })
  const collections = [
    { handle: 'tops', title: '', description: '', products: ['tee', 'gone'] },
    { handle: 'all', title: '', description: '', products: ['tee', 'belt'] },
  ]
  expect(inOrder({ ...catalogue, collections }).map(nameOf)).toEqual([
    ...SCENE_NAMES,
    'tee front',
    'belt front',
    'chino front',
  ])
})

test('warming waits its turn and tells how far it is', async () => {
  const { asked, store } = notebook()
  const told: number[] = []
  const total = SCENE_NAMES.length + 1
  await warmImages({
    catalogue: catalogueOf({ tee: garments.tee }),
    store,
    widths: [320],
    onProgress: ({ done }) => told.push(done),
  })
  expect(asked.slice(-2)).toEqual(['tee front 320 avif later', 'tee front 320 webp later'])
  expect(told).toEqual(Array.from({ length: total }, (_, i) => i + 1))
})

test('warming stops when told to', async () => {
  const { asked, store } = notebook()
  const stop = new AbortController()
  const done = warmImages({
    catalogue: catalogueOf({ tee: garments.tee }),
    store,
    signal: stop.signal,
    onProgress: () => stop.abort(),
  })
  await done
  expect(asked).toHaveLength(2)
})
