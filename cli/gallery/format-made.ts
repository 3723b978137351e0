import { pathToFileURL } from 'node:url'
import { toShortList } from '../terminal/terminal.ts'
import { formatComparison } from './format-gallery.ts'
import type { makeGallery } from './make-gallery.ts'

/** What a gallery has, how to open it, and what differs from before. */
export function formatMade({ folder, views, left, ms }: Awaited<ReturnType<typeof makeGallery>>): string {
  const differing = views.flatMap(({ name, difference }) =>
    difference
      ? [`  ${name}: ${(difference.pixels * 100).toFixed(2)} % of the pixels, ${difference.lines.length} lines`]
      : [],
  )
  const failed = views.filter(({ status }) => status === 0).map(({ name, errors }) => `  ${name}: ${errors[0]}`)
  return [
    `${views.length} views in ${(ms / 1_000).toFixed(1)} s: ${folder}/index.html`,
    `Open it in a browser: ${pathToFileURL(`${folder}/index.html`)}`,
    formatComparison(views),
    ...differing,
    ...(failed.length > 0 ? ['Not taken:', ...toShortList(failed)] : []),
    ...(left.length > 0 ? [`${left.length} pages are left out after ten minutes; give words for fewer.`] : []),
  ].join('\n')
}
