import type { SavedView } from './gallery-folder.ts'

/** The page of a gallery: what differs first, then every view, with its status where that is a failure. */
export function formatGallery(views: readonly SavedView[], title: string): string {
  const changed = views.filter(({ difference }) => difference)
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
body { margin: 24px; color: #001e3c; background: #f7f4ee; font: 15px/1.5 system-ui, sans-serif }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)); gap: 24px; padding: 0; list-style: none }
img { width: 100%; height: 240px; object-fit: cover; object-position: top; background: #fff; border: 1px solid #ddd6ca }
pre { overflow: auto; max-height: 240px; padding: 8px; background: #fff; white-space: pre-wrap }
.changed { grid-template-columns: 1fr } .changed div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px } .changed img { height: auto; max-height: 80vh; object-fit: contain }
.bad { color: #9f1f19 }
</style>
<h1>${escapeHtml(title)}</h1>
<p>${views.length} views. ${formatComparison(views)}</p>
${changed.length > 0 ? `<h2>What differs</h2><ul class="changed">${changed.map(formatChanged).join('')}</ul>` : ''}
<h2>All</h2>
<ul>${views.map(formatView).join('')}</ul>
</html>
`
}

/** How many views differ from earlier ones, where there are any. */
export function formatComparison(views: readonly SavedView[]): string {
  if (!views.some(({ isCompared }) => isCompared))
    return 'There is nothing earlier to compare with: run it again after a change.'
  const differing = views.filter(({ difference }) => difference).length
  const newViews = views.filter(({ isCompared, status }) => !isCompared && status > 0).length
  return [
    differing > 0 ? `${differing} differ from before.` : 'None differs from an earlier one.',
    ...(newViews > 0 ? [`New, without an earlier one: ${newViews}.`] : []),
  ].join(' ')
}

function formatView({ name, status, errors }: SavedView): string {
  const failure = status >= 400 ? ` <strong class="bad">${status}</strong>` : ''
  const error = errors[0] === undefined ? '' : ` <span class="bad">${escapeHtml(errors[0])}</span>`
  const picture = `<a href="${name}.png"><img src="${name}.png" alt="" loading="lazy"></a>`
  return `<li>${picture}<br>${escapeHtml(name)}${failure}${error}</li>`
}

/** The endings of a changed view's pictures, and what they show. */
const CHANGED_PICTURES = [
  ['before.png', 'before'],
  ['png', 'now'],
  ['differs.png', 'what differs'],
] as const

function formatChanged({ name, difference }: SavedView): string {
  const pictures = CHANGED_PICTURES.map(
    ([ending, text]) => `<a href="${name}.${ending}"><img src="${name}.${ending}" alt="${text}" loading="lazy"></a>`,
  )
  const share = ((difference?.pixels ?? 0) * 100).toFixed(2)
  const lines = difference?.lines.length ? `<pre>${escapeHtml(difference.lines.join('\n'))}</pre>` : ''
  return `<li><h3>${escapeHtml(name)}: ${share} % of the pixels</h3><div>${pictures.join('')}</div>${lines}</li>`
}

/** A text in which nothing is markup. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
