import { fileURLToPath } from 'node:url'
import { HttpResponse, http, type RequestHandler } from 'msw'
import type { UpstreamContext } from '../upstream.ts'
import { renderContactSheet } from './contact-sheet.ts'
import { isSceneName } from './drawing/scenes/scene.ts'
import { type Format, getAcceptedFormats, getMimeType, parseFormat } from './formats.ts'
import { getPictureKey, getRendererVersion, type Picture } from './picture.ts'
import { toArticle } from './product-picture.ts'
import type { PictureStore } from './store.ts'
import { getViews } from './views.ts'
import { roundUpWidth } from './widths.ts'

/** Disk cache of rendered pictures, shared between runs and ignored by git. */
export const IMAGES_DIR = fileURLToPath(new URL('../../../.spoke/images', import.meta.url))

const CACHE_FOREVER = 'public, max-age=31536000, immutable'
const CACHE_ONE_MINUTE = 'public, max-age=60'

/**
 * Handlers of `/images/{product}/{view}.jpg` and `/images/scenes/{name}.jpg` with `?width=` and `?format=`, and of the
 * index page `/images/`.
 */
export function createImageHandlers(
  { catalogue }: Pick<UpstreamContext, 'catalogue'>,
  store: PictureStore,
): RequestHandler[] {
  const findGarmentPicture = (handle: string, name: string): Picture | null => {
    const product = catalogue.byHandle.get(handle)
    const view = product && getViews(product.garment).find((candidate) => candidate === name)
    return view ? { garment: toArticle(product), view } : null
  }
  const findScenePicture = (name: string): Picture | null => (isSceneName(name) ? { scene: name } : null)

  return [
    http.get('*/images/', () => HttpResponse.html(renderContactSheet(catalogue))),
    ...[http.get, http.head].flatMap((read) => [
      read<{ file: string }>('*/images/scenes/:file', ({ request, params }) =>
        respond(request, findScenePicture(getBaseName(params.file)), store),
      ),
      read<{ handle: string; file: string }>('*/images/:handle/:file', ({ request, params }) =>
        respond(request, findGarmentPicture(params.handle, getBaseName(params.file)), store),
      ),
    ]),
  ]
}

/** 'front.jpg' becomes 'front'; other extensions become ''. */
const getBaseName = (file: string): string => (file.endsWith('.jpg') ? file.slice(0, -4) : '')

async function respond(request: Request, picture: Picture | null, store: PictureStore): Promise<Response> {
  if (!picture) return new Response('No such picture', { status: 404, headers: { 'content-type': 'text/plain' } })
  const { searchParams } = new URL(request.url)
  const width = roundUpWidth(searchParams.get('width'))
  const requestedFormat = parseFormat(searchParams.get('format'))
  const { body, format, isFinal } = requestedFormat
    ? { body: await store.getFile(picture, width, requestedFormat), format: requestedFormat, isFinal: true }
    : await getBestFormat(store, picture, width, getAcceptedFormats(request.headers.get('accept')))
  const headers = {
    'content-type': getMimeType(format),
    'cache-control': isFinal ? CACHE_FOREVER : CACHE_ONE_MINUTE,
    etag: `"${getRendererVersion()}-${getPictureKey(picture)}-${width}-${format}"`,
    vary: 'accept',
    'access-control-allow-origin': '*',
    'timing-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  }
  if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(body), { headers: { ...headers, 'content-length': String(body.length) } })
}

/**
 * The file in the best accepted format. AVIF is slow to encode, so an uncached AVIF is encoded in the background while
 * the response carries the next best format with a short cache lifetime.
 */
async function getBestFormat(store: PictureStore, picture: Picture, width: number, [first = 'jpeg', second]: Format[]) {
  if (first !== 'avif') return { body: await store.getFile(picture, width, first), format: first, isFinal: true }
  const cachedFile = await store.getCached(picture, width, 'avif')
  if (cachedFile) return { body: cachedFile, format: first, isFinal: true }
  const format = second ?? 'jpeg'
  const body = await store.getFile(picture, width, format)
  store.getFile(picture, width, 'avif', 'later').catch((error: unknown) => {
    console.warn(`images: encoding ${getPictureKey(picture)} as AVIF at width ${width} failed:`, error)
  })
  return { body, format, isFinal: false }
}
