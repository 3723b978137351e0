import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { HttpResponse, http, type RequestHandler } from 'msw'
import type { Catalogue } from '#mocks/world/catalogue/catalogue.ts'
import { type Format, getMimeType, parseFormat } from './formats.ts'
import { drawPlaceholder } from './placeholder.ts'
import { readTransform, type Transform, toResizeOptions } from './transform.ts'

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}
/** What can be sized. A moving GIF would stand still. */
const SIZEABLE = new Set(['.avif', '.jpeg', '.jpg', '.png', '.webp'])

/**
 * Handlers of a goods file's images: `/images/files/{id}/{name}` for those on disk, with the parameters of
 * Shopify's CDN, and a placeholder for any picture of a product that has none of its own.
 */
export function createOwnImageHandlers({ byHandle, content }: Catalogue): RequestHandler[] {
  if (!content) return []
  return [
    http.get('*/images/files/:id/:file', async ({ request }) => {
      const { pathname, searchParams } = new URL(request.url)
      const file = content.files.get(pathname.slice(pathname.indexOf('/images/files/')))
      const response = file && (await respondWithFile(file, searchParams))
      return response || new HttpResponse('No such picture', { status: 404 })
    }),
    http.get<{ handle: string }>('*/images/:handle/:file', ({ request, params }) => {
      const product = byHandle.get(decodeURIComponent(params.handle))
      if (!product?.details) return undefined
      const { width = 1200, height = width } = readTransform(new URL(request.url).searchParams)
      return toResponse(drawPlaceholder(product.handle, width, height), 'image/svg+xml')
    }),
  ]
}

async function respondWithFile(path: string, params: URLSearchParams): Promise<Response | undefined> {
  const extension = extname(path).toLowerCase()
  const body = await readFile(path).catch(() => undefined)
  const contentType = CONTENT_TYPES[extension]
  if (!body || !contentType) return undefined
  const [transform, format] = [readTransform(params), parseFormat(params.get('format'))]
  if (!SIZEABLE.has(extension) || !(transform.width || transform.height || format)) return toResponse(body, contentType)
  return toResponse(await makeFile(body, transform, format), format ? getMimeType(format) : contentType)
}

async function makeFile(body: Buffer, transform: Transform, format: Format | null): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { autoOrient } = await sharp(body).metadata()
  const image = sharp(body).autoOrient().resize(toResizeOptions(transform, autoOrient))
  return (format ? image.toFormat(format) : image).toBuffer()
}

const toResponse = (body: Buffer | string, contentType: string) =>
  new HttpResponse(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: {
      'content-type': contentType,
      'cache-control': 'public, max-age=60',
      // an SVG of a foreign file, opened by itself, would run its scripts with the backend's origin
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
