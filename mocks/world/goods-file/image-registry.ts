import { statSync } from 'node:fs'
import { basename, extname, join, relative } from 'node:path'
import { getPlaceholderName, STORE_FILES, type StoreImage } from '../catalogue/store-image.ts'
import { getStableNumber } from '../stable-number.ts'
import type { Path, Report } from './problems.ts'
import { readPicture } from './read-picture.ts'
import type { FileInput, ImageInput } from './schema/parts.ts'

/** Collects the images of a goods file, and the files on disk that the image host has to serve. */
export type ImageRegistry = ReturnType<typeof createImageRegistry>

const isWebUrl = (src: string) => /^https?:/i.test(src) && URL.canParse(src)
/** The scheme of an address, or the drive of a path of Windows. */
const SCHEME = /^[a-z][a-z\d+.-]*:/i

type Source = Pick<StoreImage, 'url' | 'width' | 'height'>

/** @param folder The goods file's, which relative paths start from; undefined for goods without a file. */
export function createImageRegistry(folder: string | undefined, report: Report) {
  const images = new Map<string, StoreImage>()
  const files = new Map<string, string>()
  /** What each path of the file became, because many records may name one picture. */
  const sources = new Map<string, Source>()

  function add({ src, altText, width, height, id }: ImageInput, path: Path): StoreImage {
    const imageId = id ?? getStableNumber(`image ${src}`)
    const source = isWebUrl(src) ? { url: src, width: null, height: null } : (sources.get(src) ?? addFile(src, path))
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

  /** A video or model, which the image host serves as it is. */
  function addMedia(src: string, path: Path): { url: string; bytes: number } {
    if (isWebUrl(src)) return { url: src, bytes: 0 }
    const localFile = findFile(src, path)
    if (!localFile) return { url: '', bytes: 0 }
    const url = chooseFileUrl(localFile)
    files.set(url, localFile)
    const { size } = statSync(localFile)
    return { url: `${url}?v=${size}`, bytes: size }
  }

  function addFile(src: string, path: Path): Source {
    const missing = { url: `/images${STORE_FILES}/missing`, width: null, height: null }
    const file = findFile(src, path)
    if (!file) return missing
    const picture = readPicture(file)
    if (typeof picture === 'string') {
      report(path, `"${src}" ${picture}`)
      return missing
    }
    const fileUrl = chooseFileUrl(file)
    files.set(fileUrl, file)
    const { width, height, version } = picture
    const source = { url: `${fileUrl}?v=${version}`, width, height }
    sources.set(src, source)
    return source
  }

  /** The file of a path beside the goods file; one that is not there is reported. */
  function findFile(src: string, path: Path): string | undefined {
    if (SCHEME.test(src)) {
      report(path, `"${src}" is no address of the web: expected a URL of https, or a path in the file's folder`)
      return undefined
    }
    if (folder === undefined) {
      report(path, `"${src}" is a path, and these goods are in no folder: expected a URL`)
      return undefined
    }
    const file = join(folder, src)
    const isOutside = relative(folder, file).startsWith('..')
    if (!isOutside && statSync(file, { throwIfNoEntry: false })?.isFile()) return file
    report(
      path,
      isOutside
        ? `"${src}" is outside ${folder}: expected a URL, or a path in the file's folder`
        : `there is no file "${src}" in ${folder}`,
    )
    return undefined
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
    addMedia,
    addFileInput: (
      { originalSource, alt, width, height, id }: Omit<FileInput, 'contentType'>,
      path: Path,
    ): StoreImage => add({ src: originalSource, altText: alt, width, height, id }, [...path, 'originalSource']),
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
