import { existsSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import type { StoreImage } from '../catalogue/store-image.ts'
import { getStableNumber } from '../stable-number.ts'
import type { Path, Report } from './problems.ts'
import type { FileInput, ImageInput } from './schema/parts.ts'

/** Collects the images of a goods file, and the files on disk that the image host has to serve. */
export type ImageRegistry = ReturnType<typeof createImageRegistry>

const isAbsoluteUrl = (url: string) => /^[a-z][a-z\d+.-]*:/i.test(url)

/** @param folder The goods file's, which relative paths start from; undefined for goods without a file. */
export function createImageRegistry(folder: string | undefined, report: Report) {
  const images = new Map<string, StoreImage>()
  const files = new Map<string, string>()

  function add({ src, altText, width, height, id }: ImageInput, path: Path): StoreImage {
    const imageId = id ?? getStableNumber(`image ${src}`)
    const url = isAbsoluteUrl(src) ? src : addFile(src, imageId, path)
    const image = { id: imageId, url, altText: altText ?? null, width: width ?? null, height: height ?? null }
    if (!images.has(imageId)) images.set(imageId, image)
    return image
  }

  function addFile(src: string, imageId: string, path: Path): string {
    const url = `/images/files/${imageId}/${encodeURIComponent(basename(src))}`
    if (folder === undefined) report(path, `"${src}" is a path, and these goods are in no folder: expected a URL`)
    else if (relative(folder, join(folder, src)).startsWith('..'))
      report(path, `"${src}" is outside ${folder}: expected a URL, or a path in the file's folder`)
    else if (!existsSync(join(folder, src))) report(path, `there is no file "${src}" in ${folder}`)
    else files.set(url, join(folder, src))
    return url
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
      const url = `/images/${encodeURIComponent(handle)}/placeholder.svg`
      const image = { id, url, altText: title, width: 1200, height: 1200 }
      images.set(id, image)
      return image
    },
  }
}
