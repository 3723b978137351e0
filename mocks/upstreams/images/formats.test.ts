import { expect, test } from 'vitest'
import { getAcceptedFormats, parseFormat } from './formats.ts'

test.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', ['avif', 'webp', 'jpeg']],
  ['image/webp,image/png,*/*', ['webp', 'jpeg']],
  ['image/avif, */*', ['avif', 'jpeg']],
  ['IMAGE/WEBP', ['webp', 'jpeg']],
  ['image/avif;q=0, image/webp;q=0.5', ['webp', 'jpeg']],
  ['*/*', ['jpeg']],
  ['image/*', ['jpeg']],
  ['', ['jpeg']],
  [null, ['jpeg']],
])('Accept "%s" yields %j', (accept, formats) => {
  expect(getAcceptedFormats(accept)).toEqual(formats)
})

test.each([
  ['avif', 'avif'],
  ['jpg', 'jpeg'],
  ['jpeg', 'jpeg'],
  ['pjpg', 'jpeg'],
  ['png', 'png'],
  ['gif', null],
  [null, null],
])('?format=%s is parsed as %s', (parameter, format) => {
  expect(parseFormat(parameter)).toBe(format)
})
