import { existsSync } from 'node:fs'
import { basename, extname, join, relative } from 'node:path'
import { getPlaceholderName, STORE_FILES, type StoreImage } from '../catalogue/store-image.ts'
import { getStableNumber } from '../stable-number.ts'
import type { Path, Report } from './problems.ts'
import { readPicture } from './read-picture.ts'
import type { FileInput, ImageInput } from './schema/parts.ts'

/** Collects the images of a goods file, and the files on disk that the image host has to serve. */
export type ImageRegistry = ReturnType<typeof createImageRegistry>

const isAbsoluteUrl = (url: string) => /^[a-z][a-z\d+.-]*:/i.test(url)

type Source = Pick<StoreImage, 'url' | 'width' | 'height'>

/** @param folder The goods file's, which relative paths start from; undefined for goods without a file. */
export function createImageRegistry(folder: string | undefined, report: Report) {
  const images = new Map<string, StoreImage>()
  const files = new Map<string, string>()
  /** What each path of the file became, because many records may name one picture. */
  const sources = new Map<string, Source>()

  function add({ src, altText, width, height, id }: ImageInput, path: Path): StoreImage {
    const imageId = id ?? getStableNumber(`image ${src}`)
    const source = isAbsoluteUrl(src)
      ? { url: src, width: null, height: null }
      : (sources.get(src) ?? addFile(src, path))
    const image = {
      id: imageId,
      url: source.url,
      altText: altText ?? null,
      width: width ?? source.width,
      height: height ?? source.height,
    }
    if (!images.has(imageId)) images.set(imageId, image)
    return image
  }

  function addFile(src: string, path: Path): Source {
    const missing = { url: `/images${STORE_FILES}/missing`, width: null, height: null }
    const refuse = (message: string) => {
      report(path, message)
      return missing
    }
    if (folder === undefined) return refuse(`"${src}" is a path, and these goods are in no folder: expected a URL`)
    const file = join(folder, src)
    if (relative(folder, file).startsWith('..'))
      return refuse(`"${src}" is outside ${folder}: expected a URL, or a path in the file's folder`)
    if (!existsSync(file)) return refuse(`there is no file "${src}" in ${folder}`)
    const picture = readPicture(file)
    if (typeof picture === 'string') return refuse(`"${src}" ${picture}`)
    const fileUrl = chooseFileUrl(file)
    files.set(fileUrl, file)
    const { width, height, version } = picture
    const source = { url: `${fileUrl}?v=${version}`, width, height }
    sources.set(src, source)
    return source
  }

  /** The file's name; as at Shopify, with something added if another file has it. */
  function chooseFileUrl(file: string): string {
    const [extension, url] = [extname(file), (name: string) => `/images${STORE_FILES}/${encodeURIComponent(name)}`]
    const name = basename(file, extension)
    const plain = url(name + extension)
    const other = files.get(plain)
    return other === undefined || other === file ? plain : url(`${name}_${getStableNumber(file)}${extension}`)
  }

  return {
    images,
    files,
    add,
    addFileInput: ({ originalSource, alt, width, height, id }: FileInput, path: Path): StoreImage =>
      add({ src: originalSource, altText: alt, width, height, id }, [...path, 'originalSource']),
    /** The picture of a product without images; the image host draws it. */
    addPlaceholder(handle: string, title: string): StoreImage {
      const id = getStableNumber(`placeholder ${handle}`)
      const url = `/images${STORE_FILES}/${getPlaceholderName(handle)}?v=1`
      const image = { id, url, altText: title, width: 1200, height: 1200 }
      images.set(id, image)
      return image
    },
  }
}
