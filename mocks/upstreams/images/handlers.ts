import { HttpResponse, http, type RequestHandler } from 'msw'
import { isKnownTag } from '#contracts/entity-tags.ts'
import { SNAPSHOTS } from '#mocks/world/catalogue/catalogue.ts'
import { hasGarment } from '#mocks/world/catalogue/has-garment.ts'
import { STORE_FILES } from '#mocks/world/catalogue/store-image.ts'
import { DATA_FOLDER } from '#mocks/world/data-folder.ts'
import type { UpstreamContext } from '../upstream.ts'
import { renderContactSheet } from './contact-sheet.ts'
import { isSceneName } from './drawing/scenes/scene.ts'
import { type Format, getAcceptedFormats, getMimeType, parseFormat } from './formats.ts'
import { createOwnImageHandlers } from './own-images.ts'
import { getPictureKey, getRendererVersion, type Picture } from './picture.ts'
import { toArticle } from './product-picture.ts'
import type { PictureStore } from './store.ts'
import { readTransform, type Transform } from './transform.ts'
import { getViews } from './views.ts'
import { isKept, ORIGINAL_WIDTH } from './widths.ts'

/** Disk cache of rendered pictures, shared between runs and ignored by git. */
export const IMAGES_DIR = `${DATA_FOLDER}/images`

const CACHE_FOREVER = 'public, max-age=31536000, immutable'
const CACHE_ONE_MINUTE = 'public, max-age=60'

/**
 * Handlers of `/images/{product}/{view}.jpg` and `/images/scenes/{name}.jpg` with the parameters of Shopify's
 * CDN (`width`, `height`, `crop`, `pad_color`, `format`), and of the index page `/images/`.
 */
export function createImageHandlers(
  { catalogue }: Pick<UpstreamContext, 'catalogue'>,
  store: PictureStore,
): RequestHandler[] {
  const findGarmentPicture = (handle: string, name: string): Picture | null => {
    const product = catalogue.byHandle.get(handle)
    const view =
      product &&
      hasGarment(product) &&
      [...getViews(product.garment), ...SNAPSHOTS].find((candidate) => candidate === name)
    return view ? { garment: toArticle(product), view } : null
  }
  const findScenePicture = (name: string): Picture | null => (isSceneName(name) ? { scene: name } : null)

  return [
    http.get('*/images/', () => HttpResponse.html(renderContactSheet(catalogue))),
    ...createOwnImageHandlers(catalogue),
    http.get<{ file: string }>(`*/images${STORE_FILES}/:file`, ({ request, params }) => {
      const [, handle = '', view = ''] = /^(.+)-([a-z]+)$/.exec(getBaseName(params.file)) ?? []
      return respond(request, findGarmentPicture(handle, view), store)
    }),
    http.get<{ file: string }>('*/images/scenes/:file', ({ request, params }) =>
      respond(request, findScenePicture(getBaseName(params.file)), store),
    ),
    http.get<{ handle: string; file: string }>('*/images/:handle/:file', ({ request, params }) =>
      respond(request, findGarmentPicture(params.handle, getBaseName(params.file)), store),
    ),
  ]
}

/** 'front.jpg' becomes 'front'; other extensions become ''. */
const getBaseName = (file: string): string => /^(.*)\.jpg(?:&.*)?$/.exec(file)?.[1] ?? ''

/** Clients add `&width=450` to an address, because Shopify's have `?v=` before it. */
function readParams(url: string): URLSearchParams {
  const { pathname, searchParams } = new URL(url)
  const [, inName = ''] = /\.jpg&(.*)$/.exec(pathname) ?? []
  return new URLSearchParams([...new URLSearchParams(inName), ...searchParams])
}

async function respond(request: Request, picture: Picture | null, store: PictureStore): Promise<Response> {
  if (!picture) return new Response('No such picture', { status: 404, headers: { 'content-type': 'text/plain' } })
  const searchParams = readParams(request.url)
  const transform = readTransform(searchParams)
  const width = Math.min(transform.width ?? ORIGINAL_WIDTH, ORIGINAL_WIDTH)
  const requestedFormat = parseFormat(searchParams.get('format'))
  const accepted = getAcceptedFormats(request.headers.get('accept'))
  const isTransformed = transform.height !== undefined || !isKept(width)
  const { body, format, isFinal } = isTransformed
    ? await makeFile(store, picture, transform, requestedFormat ?? getQuickFormat(accepted))
    : requestedFormat
      ? { body: await store.getFile(picture, width, requestedFormat), format: requestedFormat, isFinal: true }
      : await getBestFormat(store, picture, width, accepted)
  const size = isTransformed ? createSizeTag(transform) : String(width)
  const headers = {
    'content-type': getMimeType(format),
    'cache-control': isFinal ? CACHE_FOREVER : CACHE_ONE_MINUTE,
    etag: `"${getRendererVersion()}-${getPictureKey(picture)}-${size}-${format}"`,
    vary: 'accept',
    'access-control-allow-origin': '*',
    'timing-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  }
  if (isKnownTag(request.headers.get('if-none-match'), headers.etag))
    return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(body), { headers: { ...headers, 'content-length': String(body.length) } })
}

/** A file that is made for this request. */
async function makeFile(store: PictureStore, picture: Picture, transform: Transform, format: Format) {
  return { body: await store.getTransformed(picture, transform, format), format, isFinal: true }
}

/** The best format that is not slow to encode. */
const getQuickFormat = (accepted: readonly Format[]): Format => accepted.find((format) => format !== 'avif') ?? 'jpeg'

const createSizeTag = ({ width, height, crop, padColour }: Transform) =>
  `${width ?? ''}x${height ?? ''}-${padColour?.slice(1) ?? crop}`

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
