import { fileURLToPath } from 'node:url'
import { HttpResponse, http, type RequestHandler } from 'msw'
import type { UpstreamContext } from '../upstream.ts'
import { contactSheet } from './contact-sheet.ts'
import { acceptedFormats, askedFormat, type Format, mimeOf } from './formats.ts'
import { edition, type Picture, pictureKey } from './picture.ts'
import type { PictureStore } from './store.ts'
import { VIEWS } from './studio/garment.ts'
import { isSceneName } from './studio/scenes/scene.ts'
import { snappedWidth } from './widths.ts'

/** Where pictures are kept between runs; git ignores it. */
export const IMAGES_DIR = fileURLToPath(new URL('../../../.spoke/images', import.meta.url))

const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_NOW = 'public, max-age=60'

/**
 * The image host: `/images/{product}/{view}.jpg` and `/images/scenes/{name}.jpg`, at any `?width=`, in the format
 * that the Accept header (or `?format=`) asks for, and an index page for people at `/images/`.
 */
export function createImageHandlers(
  { catalogue }: Pick<UpstreamContext, 'catalogue'>,
  store: PictureStore,
): RequestHandler[] {
  const garmentPicture = (handle: string, name: string): Picture | null => {
    const product = catalogue.byHandle.get(handle)
    const view = VIEWS.find((known) => known === name)
    return product && view ? { garment: product.garment, view } : null
  }
  const scenePicture = (name: string): Picture | null => (isSceneName(name) ? { scene: name } : null)

  return [
    http.get('*/images/', () => HttpResponse.html(contactSheet(catalogue))),
    http.get<{ file: string }>('*/images/scenes/:file', ({ request, params }) =>
      respond(request, scenePicture(baseName(params.file)), store),
    ),
    http.get<{ handle: string; file: string }>('*/images/:handle/:file', ({ request, params }) =>
      respond(request, garmentPicture(params.handle, baseName(params.file)), store),
    ),
  ]
}

/** 'front.jpg' is 'front'; other endings are not ours. */
const baseName = (file: string): string => (file.endsWith('.jpg') ? file.slice(0, -4) : '')

async function respond(request: Request, picture: Picture | null, store: PictureStore): Promise<Response> {
  if (!picture) return new Response('No such picture', { status: 404, headers: { 'content-type': 'text/plain' } })
  const { searchParams } = new URL(request.url)
  const width = snappedWidth(searchParams.get('width'))
  const asked = askedFormat(searchParams.get('format'))
  const { body, format, settled } = asked
    ? { body: await store.file(picture, width, asked), format: asked, settled: true }
    : await best(store, picture, width, acceptedFormats(request.headers.get('accept')))
  const headers = {
    'content-type': mimeOf(format),
    'cache-control': settled ? FOR_EVER : FOR_NOW,
    etag: `"${edition()}-${pictureKey(picture)}-${width}-${format}"`,
    vary: 'accept',
    'access-control-allow-origin': '*',
    'timing-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  }
  if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(body), { headers: { ...headers, 'content-length': String(body.length) } })
}

/**
 * The best format the client takes. AVIF is slow to encode, so the first to ask gets the next best for a minute
 * while it is made for everyone after.
 */
async function best(store: PictureStore, picture: Picture, width: number, [first = 'jpeg', second]: Format[]) {
  if (first !== 'avif') return { body: await store.file(picture, width, first), format: first, settled: true }
  const ready = await store.ready(picture, width, 'avif')
  if (ready) return { body: ready, format: first, settled: true }
  const format = second ?? 'jpeg'
  const body = await store.file(picture, width, format)
  store.file(picture, width, 'avif', 'later').catch((error: unknown) => {
    console.warn(`images: no AVIF of ${pictureKey(picture)} at ${width}:`, error)
  })
  return { body, format, settled: false }
}
