import { expect, test } from 'vitest'
import { acceptedFormats, askedFormat } from './formats.ts'

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
])('a client that accepts %s is offered %j', (accept, formats) => {
  expect(acceptedFormats(accept)).toEqual(formats)
})

test.each([
  ['avif', 'avif'],
  ['jpg', 'jpeg'],
  ['jpeg', 'jpeg'],
  ['gif', null],
  [null, null],
])('?format=%s asks for %s', (asked, format) => {
  expect(askedFormat(asked)).toBe(format)
})
