import type { Point } from './measurement.ts'

const WIDTH = 320
const HEIGHT = 180
const MARGIN = 32
const COLUMNS = 3

/** An SVG with a small plot for each title of the points, every axis from 0. */
export function drawPlots(points: readonly Point[]): string {
  const series = [...Map.groupBy(points, ({ plot }) => plot)]
  const rows = Math.ceil(series.length / COLUMNS)
  const plots = series.map(([title, own], index) => drawSeries(title, own, index)).join('')
  const size = `width="${COLUMNS * WIDTH}" height="${rows * HEIGHT}"`
  // a background of its own, because pages in dark colours show it too
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="sans-serif" font-size="11"><title>How cost grows</title><rect width="100%" height="100%" fill="#fff"/>${plots}</svg>\n`
}

function drawSeries(title: string, points: readonly Point[], index: number): string {
  const maxX = Math.max(...points.map(({ x }) => x), 1)
  const values = points.map(({ y }) => y)
  const maxY = Math.max(...values, 1)
  const format = (value: number) => Math.round(value).toLocaleString('en-GB')
  const [bottom, width, height] = [HEIGHT - MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN]
  const path = points.map(({ x, y }) => `${MARGIN + (x / maxX) * width},${bottom - (y / maxY) * height}`).join(' ')
  const place = `translate(${(index % COLUMNS) * WIDTH} ${Math.floor(index / COLUMNS) * HEIGHT})`
  return `<g transform="${place}">
<text x="${MARGIN}" y="20">${title}: ${format(Math.min(...values))} to ${format(Math.max(...values))}</text>
<path d="M${MARGIN} ${MARGIN}V${bottom}H${MARGIN + width}" fill="none" stroke="#999"/>
<polyline points="${path}" fill="none" stroke="#036" stroke-width="2"/>
<text x="${MARGIN + width}" y="${bottom + 16}" text-anchor="end">${format(maxX)}</text>
</g>`
}
