import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPictureSize } from './picture-size.ts'

const SIZE = { width: 31, height: 17 }
const picture = sharp({ create: { ...SIZE, channels: 4, background: '#1234' } })

test.each([
  ['avif', picture.clone().avif()],
  ['gif', picture.clone().gif()],
  ['jpeg', picture.clone().jpeg()],
  ['png', picture.clone().png()],
  ['lossy webp', picture.clone().flatten().webp()],
  ['lossless webp', picture.clone().flatten().webp({ lossless: true })],
  ['transparent webp', picture.clone().webp()],
])('the size of a %s is in its first bytes [SIM-10]', async (_, made) => {
  expect(readPictureSize(await made.toBuffer())).toEqual(SIZE)
})

test.each([1, 3])('a JPEG of orientation %i keeps its sides', async (orientation) => {
  expect(readPictureSize(await picture.clone().jpeg().withMetadata({ orientation }).toBuffer())).toEqual(SIZE)
})

test.each([6, 8])('a JPEG of orientation %i lies on its side', async (orientation) => {
  expect(readPictureSize(await picture.clone().jpeg().withMetadata({ orientation }).toBuffer())).toEqual({
    width: 17,
    height: 31,
  })
})

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg" width="31" height="17px">', SIZE],
  ['<?xml version="1.0"?>\n<svg viewBox="0 0 31 17" width="100%">', SIZE],
  ['<svg>', { width: null, height: null }],
  ['<html>', undefined],
  ['', undefined],
  ['\u0089PNG\r\n', undefined],
])('%j is a picture of %j', (text, size) => {
  expect(readPictureSize(Buffer.from(text, 'latin1'))).toEqual(size)
})
