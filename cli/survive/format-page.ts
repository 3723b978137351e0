import { escapeHtml } from '../gallery/format-gallery.ts'
import type { DeviceName } from './browsers.ts'
import { isGood, VERDICTS, type Verdict } from './verdict.ts'

/** What a shop's cart survives, as it is printed and written. */
export type Report = {
  shop: string
  /** The date. */
  at: string
  devices: readonly DeviceName[]
  rows: readonly Row[]
}
export type Row = {
  name: string
  happens: string
  visits: readonly {
    device: DeviceName
    verdict: Verdict
    because: string
    ms: number
    /** The files beside the page, and the command that makes it happen again. */
    picture: string | undefined
    world: string | undefined
    again: string
  }[]
}

/** The report as a page: how many of each verdict, then every behaviour with its last screen on each device. */
export function formatPage({ shop, at, devices, rows }: Report): string {
  const visits = rows.flatMap(({ visits }) => visits)
  const counts = VERDICTS.map(
    (verdict) => [verdict, visits.filter((visit) => visit.verdict === verdict).length] as const,
  )
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Does the cart of ${escapeHtml(shop)} survive?</title>
<style>
body { margin: 24px auto; max-width: 1200px; padding: 0 16px; color: #001e3c; background: #f7f4ee; font: 16px/1.5 system-ui, sans-serif }
dl { display: flex; flex-wrap: wrap; gap: 8px 32px } dt { font-size: 14px } dd { margin: 0; font-size: 28px; line-height: 1.2 }
.wide { overflow-x: auto } table { width: 100%; border-collapse: collapse; background: #fff }
th, td { padding: 12px; border-bottom: 1px solid #ddd6ca; text-align: left; vertical-align: top } thead th { font-size: 14px }
tbody th { min-width: 220px; font-weight: 400 } tbody th b { display: block }
td { min-width: 220px } td img { display: block; width: 160px; height: 110px; margin-top: 8px; object-fit: cover; object-position: top; border: 1px solid #ddd6ca }
.verdict { font-weight: 600 } .bad { color: #9f1f19 } .good { color: #14592f } p { margin: 4px 0; font-size: 14px; overflow-wrap: anywhere } code { font-size: 13px }
</style>
<h1>Does the cart of ${escapeHtml(shop)} survive?</h1>
<p>${rows.length} behaviours on ${devices.join(' and ')}, ${escapeHtml(at)}.</p>
<dl>${counts.map(([verdict, count]) => `<div><dt>${verdict}</dt><dd>${count}</dd></div>`).join('')}</dl>
<div class="wide"><table>
<thead><tr><th scope="col">What happens</th>${devices.map((device) => `<th scope="col">${device}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row) => formatRow(row, devices)).join('\n')}</tbody>
</table></div>
</html>
`
}

const formatRow = ({ name, happens, visits }: Row, devices: Report['devices']) =>
  `<tr id="${name}"><th scope="row"><b>${name}</b>${escapeHtml(happens)}</th>${devices
    .map((device) => `<td>${formatVisit(visits.find((visit) => visit.device === device))}</td>`)
    .join('')}</tr>`

function formatVisit(visit: Row['visits'][number] | undefined): string {
  if (!visit) return 'not tried'
  const { verdict, because, picture, world, again } = visit
  const shown = picture ? `<a href="${picture}"><img src="${picture}" alt="The last screen" loading="lazy"></a>` : ''
  const replay = isGood(verdict)
    ? ''
    : `<p>again: <code>${escapeHtml(again)}</code></p>${world ? `<p><a href="${world}">its world</a> for <code>spoke world import</code></p>` : ''}`
  return `<span class="verdict ${isGood(verdict) ? 'good' : 'bad'}">${verdict}</span><p>${escapeHtml(because)}</p>${shown}${replay}`
}
