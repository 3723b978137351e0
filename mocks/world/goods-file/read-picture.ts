import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { readPictureSize } from './picture-size.ts'

/** A picture on disk. */
type PictureFile = {
  width: number | null
  height: number | null
  /** A number that changes with the file: Shopify's `v`. */
  version: string
}

/** Shopify's limit for a picture. */
const MAX_BYTES = 20_000_000
/** Where the size of most pictures is found; a JPEG with a long preface is read whole. */
const HEAD_BYTES = 32_768

/** Reads the size and type of a picture on disk; a text says why it is none. */
export function readPicture(file: string): PictureFile | string {
  const { size } = statSync(file)
  if (size > MAX_BYTES)
    return `is ${Math.round(size / 1_000_000)} MB; a picture has at most ${MAX_BYTES / 1_000_000} MB`
  const head = readHead(file, Math.min(size, HEAD_BYTES))
  const measured = readPictureSize(head) ?? (size > HEAD_BYTES ? readPictureSize(readHead(file, size)) : undefined)
  if (!measured) return 'is no picture: expected AVIF, GIF, JPEG, PNG, SVG or WebP'
  const version = createHash('sha256').update(`${size} `).update(head).digest().readUInt32BE()
  return { ...measured, version: String(version) }
}

function readHead(file: string, bytes: number): Buffer {
  const head = Buffer.alloc(bytes)
  const descriptor = openSync(file, 'r')
  try {
    readSync(descriptor, head, 0, bytes, 0)
  } finally {
    closeSync(descriptor)
  }
  return head
}
