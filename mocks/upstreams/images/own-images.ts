import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { HttpResponse, http, type RequestHandler } from 'msw'
import type { Catalogue } from '#mocks/world/catalogue/catalogue.ts'
import { readPlaceholderName, STORE_FILES } from '#mocks/world/catalogue/store-image.ts'
import { type Format, getMimeType, parseFormat } from './formats.ts'
import { drawPlaceholder } from './placeholder.ts'
import { readNameTransform, readTransform, type Transform, toResizeOptions } from './transform.ts'

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
 * Handlers of a goods file's images at Shopify's path of files, with the parameters of Shopify's CDN: those on disk, and a
 * placeholder for any picture of a product that has none of its own.
 */
export function createOwnImageHandlers({ byHandle, content }: Catalogue): RequestHandler[] {
  if (!content) return []
  return [
    http.get<{ file: string }>(`*/images${STORE_FILES}/:file`, async ({ request, params }) => {
      const { pathname, searchParams } = new URL(request.url)
      const product = byHandle.get(readPlaceholderName(params.file) ?? '')
      if (product?.details) return respondWithPlaceholder(product.handle, searchParams)
      const path = pathname.slice(pathname.indexOf(`/images${STORE_FILES}/`))
      const whole = content.files.get(path)
      const sized = readNameTransform(path)
      const file = whole ?? (sized && content.files.get(sized.name))
      const transform = { ...(!whole && sized?.transform), ...readTransform(searchParams) }
      const response = file && (await respondWithFile(file, transform, parseFormat(searchParams.get('format'))))
      return response || undefined
    }),
    http.get<{ handle: string }>('*/images/:handle/:file', ({ request, params }) => {
      const product = byHandle.get(decodeURIComponent(params.handle))
      if (!product?.details) return undefined
      return respondWithPlaceholder(product.handle, new URL(request.url).searchParams)
    }),
  ]
}

function respondWithPlaceholder(handle: string, params: URLSearchParams): Response {
  const { width = 1200, height = width } = readTransform(params)
  return toResponse(drawPlaceholder(handle, width, height), 'image/svg+xml')
}

async function respondWithFile(
  path: string,
  transform: Transform,
  format: Format | null,
): Promise<Response | undefined> {
  const extension = extname(path).toLowerCase()
  const body = await readFile(path).catch(() => undefined)
  const contentType = CONTENT_TYPES[extension]
  if (!body || !contentType) return undefined
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
