import { useEffect } from 'react'
import { report } from '#app/errors/report.ts'
import { CONTENT_PICTURES } from '#app/ui/responsive-image.tsx'

/**
 * Marks pictures of the content service that the browser cannot load, so that they show their text, and reports the first of
 * each page (CONT-03). Listens on the document, because many of them are in markup that React does not hydrate.
 */
export function WatchPictures() {
  useEffect(() => {
    const reportedPaths = new Set<string>()
    function onFailure(image: HTMLImageElement) {
      image.dataset.failed = ''
      const { pathname } = window.location
      // without a connection no picture loads, which is not reported (spec 8)
      if (!navigator.onLine) return
      if (!reportedPaths.has(pathname)) report('content.image-failed')
      reportedPaths.add(pathname)
    }
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement && target.matches(CONTENT_PICTURES)) onFailure(target)
    }
    document.addEventListener('error', onError, true)
    for (const image of document.querySelectorAll<HTMLImageElement>(CONTENT_PICTURES))
      if (image.complete && image.naturalWidth === 0) onFailure(image)
    return () => document.removeEventListener('error', onError, true)
  }, [])
  return null
}
