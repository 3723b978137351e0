import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { FastResponse, FastURL, type ServerRequest } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { compress, getAcceptedEncoding, isWorthCompressing } from './encoding.ts'

/** The built client files. */
export type Assets = {
  /** Whether a URL path is a built file. Only these are looked for on disk. */
  has(path: string): boolean
  /** The file of a request for which `has` is true; 404 when it was deleted meanwhile. */
  respond(request: ServerRequest): Promise<Response>
}

/** Vite puts a hash of the content into the names in /assets, so these files never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const ONE_HOUR = 'public, max-age=3600'

const EXTENSIONS = { br: '.br', gzip: '.gz' } as const
/** Headers of a request whose response may not be the whole file. */
const PARTIAL_HEADERS = ['range', 'if-none-match', 'if-modified-since']

const isCompressed = (name: string) => /\.(?:br|gz)$/.test(name)
const isText = (name: string) => /\.(?:css|html|js|json|mjs|svg|txt|xml)$/.test(name)

/**
 * The files of a folder, which may stay read-only; `headers` are sent with each. Compresses them first: only the first
 * start after a build waits for that.
 */
export async function openAssets(folder: string, headers: Readonly<Record<string, string>> = {}): Promise<Assets> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && !isCompressed(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
  await Promise.all(files.filter(isText).map(compressFile))
  const paths = new Set(files.map((file) => `/${relative(folder, file).split(sep).map(encodeURIComponent).join('/')}`))
  const readFromDisk = staticMiddleware({ dir: folder, encodings: EXTENSIONS })
  /** Whole files by encoding and path: srvx reads the disk for each request, which takes eight times as long. */
  const filesInMemory = new Map<string, { body: Uint8Array<ArrayBuffer>; headers: [string, string][] }>()

  async function read(request: ServerRequest, path: string): Promise<Response> {
    const response = await readFromDisk(request, () => new Response('Not found\n', { status: 404 }))
    const lifetime = path.startsWith('/assets/') ? IMMUTABLE : ONE_HOUR
    response.headers.set('cache-control', response.status < 400 ? lifetime : 'no-store')
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    return response
  }

  return {
    has: (path) => paths.has(path),
    async respond(request) {
      const pathname = getPathname(request)
      if (request.method !== 'GET' || PARTIAL_HEADERS.some((name) => request.headers.has(name))) {
        return read(request, pathname)
      }
      const key = `${getAcceptedEncoding(request.headers.get('accept-encoding') ?? undefined)} ${pathname}`
      let file = filesInMemory.get(key)
      if (!file) {
        const response = await read(request, pathname)
        if (response.status !== 200) return response
        file = { body: await response.bytes(), headers: [...response.headers] }
        filesInMemory.set(key, file)
      }
      return new FastResponse(file.body, { headers: file.headers })
    },
  }
}

/** Without its host, which a client may call what makes no URL. */
const getPathname = (request: ServerRequest) => (request._url ?? new FastURL(request.url)).pathname

/** The files of a build, and those of an earlier one whose names have a hash: pages of it are still open in browsers. */
export const withEarlierAssets = (assets: Assets, earlier: Assets): Assets => ({
  has: (path) => assets.has(path) || (path.startsWith('/assets/') && earlier.has(path)),
  respond: (request) => (assets.has(getPathname(request)) ? assets : earlier).respond(request),
})

/** Writes the br and gzip siblings of a file that are missing or older than it. */
async function compressFile(file: string): Promise<void> {
  const { size, mtimeMs } = await stat(file)
  if (!isWorthCompressing(size)) return
  for (const encoding of ['br', 'gzip'] as const) {
    const sibling = file + EXTENSIONS[encoding]
    const siblingStats = await stat(sibling).catch(() => null)
    if (siblingStats && siblingStats.mtimeMs >= mtimeMs) continue
    const unfinished = `${sibling}.${process.pid}.tmp`
    const compressed = await compress(await readFile(file), encoding, 'best')
    // In a read-only folder nothing is written, and srvx compresses each response instead.
    await writeFile(unfinished, compressed)
      .then(() => rename(unfinished, sibling))
      .catch(() => undefined)
  }
}
