import { isPictureParameter, isPicturePath, PICTURE_PATH, PICTURE_WIDTHS } from '#app/ui/picture-address.ts'

/** Whether a request's URL is one of the shop's picture addresses. */
export const isPictureUrl = (url: string): boolean => new URL(url).pathname.startsWith(`${PICTURE_PATH}/`)

/**
 * The path and query at the image host of one of the shop's picture addresses; null for one that no page has: a strange path,
 * an unknown or repeated parameter, or a width that is not on the list.
 */
export function toImageHostTarget(url: string): string | null {
  const { pathname, searchParams } = new URL(url)
  const path = pathname.slice(PICTURE_PATH.length)
  const width = searchParams.get('width')
  if (!isPicturePath(path) || !PICTURE_WIDTHS.map(String).includes(width ?? '')) return null
  const names = [...searchParams.keys()]
  if (new Set(names).size < names.length) return null
  const isKnown = (parameter: [string, string]) => parameter[0] === 'width' || isPictureParameter(parameter)
  return [...searchParams].every(isKnown) ? `${path}?${searchParams}` : null
}
