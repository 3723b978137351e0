import { createTextResponse } from './plain-responses.ts'

/** A last segment with an extension. Text and XML files have routes, like /robots.txt. */
const FILE_NAME = /\.(?!(?:txt|xml)$)[a-z0-9]{1,16}$/i

/**
 * A plain 404 for a path that only a file could have, undefined for others. Files that exist never reach the app, so a
 * rendered page would be wasted on scanners, old releases and icons that browsers guess.
 */
export const handleMissingFile = (request: Request): Response | undefined => {
  const { pathname } = new URL(request.url)
  const isFile = pathname.startsWith('/assets/') || FILE_NAME.test(pathname)
  return isFile ? createTextResponse(404, 'There is no such file.') : undefined
}
