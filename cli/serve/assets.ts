import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { compress, type Encoding, isCompressible, isWorthCompressing } from './encoding.ts'
import type { Form } from './send.ts'

/** A built file, in each encoding it is sent in. */
export type Asset = { etag: string; forms: Map<Encoding, Form> }
/** By URL path. Nothing outside this map is ever read, so no path can climb out of the folder. */
export type Assets = ReadonlyMap<string, Asset>

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

/** Vite names what is in /assets after its content, so it never changes; anything else may change with the next release. */
const FOREVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'

const pressed = { br: '.br', gzip: '.gz' } as const

/**
 * Reads the built client files into memory, compressed once: the compressed form is kept beside the file, so that only
 * the first start after a build waits for it. (A shop's client is a few hundred kilobytes.)
 */
export async function loadAssets(folder: string): Promise<Assets> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
  const loaded = files.map(async ({ parentPath, name }): Promise<[string, Asset]> => {
    const file = join(parentPath, name)
    const path = `/${relative(folder, file).split(sep).map(encodeURIComponent).join('/')}`
    return [path, await loadAsset(file, path)]
  })
  return new Map(await Promise.all(loaded))
}

async function loadAsset(file: string, path: string): Promise<Asset> {
  const body = await readFile(file)
  const type = types[extname(file).toLowerCase()] ?? 'application/octet-stream'
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  const common = ['content-type', type, 'cache-control', path.startsWith('/assets/') ? FOREVER : AN_HOUR]
  common.push('etag', etag, 'x-content-type-options', 'nosniff')
  const forms = new Map<Encoding, Form>()
  const squeezable = isWorthCompressing(body.length) && isCompressible(type)
  if (squeezable) common.push('vary', 'accept-encoding')
  forms.set('identity', { head: [...common, 'content-length', String(body.length)], body })
  if (!squeezable) return { etag, forms }
  for (const encoding of ['br', 'gzip'] as const) {
    const small = await press(file, body, encoding)
    forms.set(encoding, {
      head: [...common, 'content-length', String(small.length), 'content-encoding', encoding],
      body: small,
    })
  }
  return { etag, forms }
}

async function press(file: string, body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const beside = `${file}${pressed[encoding]}`
  const known = await readFile(beside).catch(() => null)
  // A name with a hash in it has one content; any other file may have changed since it was pressed.
  if (known && /-[\w-]{8,}\.\w+$/.test(file)) return known
  const small = await compress(body, encoding, 'once')
  // A read-only folder only means that the next start presses again.
  await writeFile(beside, small).catch(() => undefined)
  return small
}
