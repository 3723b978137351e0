import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { garments } from '../garments.fixtures.ts'
import { createPictureStore } from '../store.ts'
import { createDraftRenderer } from './draft-renderer.ts'

test('a draft has the format and size of the picture, and its colours [SIM-07]', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'spoke-drafts-'))
  const store = createPictureStore({ dir, renderer: createDraftRenderer(), isDraft: true })
  for (const [format, mediaFormat] of [
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpeg', 'jpeg'],
  ] as const) {
    const file = await store.getFile({ garment: garments.trouser, view: 'front' }, 320, format)
    expect(await sharp(file).metadata()).toMatchObject({ format: mediaFormat, width: 320, height: 400 })
    // a leg of navy wool, and the page's paper, #f3efe8, in the corner
    expect(await readColour(file, { left: 120, top: 240 })).toEqual([36, 48, 74].map(isNear))
    expect(await readColour(file, { left: 0, top: 0 })).toEqual([0xf3, 0xef, 0xe8].map(isNear))
  }
  await rm(dir, { recursive: true })
})

/** A compressed colour differs by a few of 255 steps. */
const isNear = (value: number) => expect.closeTo(value, -1)

/** The mean colour of eight by eight pixels. */
async function readColour(file: Buffer, place: { left: number; top: number }): Promise<number[]> {
  const pixels = await sharp(file)
    .extract({ ...place, width: 8, height: 8 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { channels } = await sharp(pixels.data, { raw: pixels.info }).stats()
  return channels.map(({ mean }) => mean)
}
