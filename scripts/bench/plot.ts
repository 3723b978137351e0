/** Points of one line, [x, y]. */
type Series = { name: string; points: readonly (readonly [x: number, y: number])[] }

const WIDTH = 320
const HEIGHT = 180
const MARGIN = 32
const COLUMNS = 3

/** An SVG with a small plot of each series, every axis from 0. */
export function drawPlot(series: readonly Series[]): string {
  const rows = Math.ceil(series.length / COLUMNS)
  const plots = series.map(drawSeries).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${COLUMNS * WIDTH}" height="${rows * HEIGHT}" font-family="sans-serif" font-size="11">${plots}</svg>\n`
}

function drawSeries({ name, points }: Series, index: number): string {
  const maxX = Math.max(...points.map(([x]) => x), 1)
  const values = points.map(([, y]) => y)
  const maxY = Math.max(...values, 1)
  const format = (value: number) => Math.round(value).toLocaleString('en-GB')
  const [bottom, width, height] = [HEIGHT - MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN]
  const path = points.map(([x, y]) => `${MARGIN + (x / maxX) * width},${bottom - (y / maxY) * height}`).join(' ')
  const place = `translate(${(index % COLUMNS) * WIDTH} ${Math.floor(index / COLUMNS) * HEIGHT})`
  return `<g transform="${place}">
<text x="${MARGIN}" y="20">${name}: ${format(Math.min(...values))} to ${format(Math.max(...values))}</text>
<path d="M${MARGIN} ${MARGIN}V${bottom}H${MARGIN + width}" fill="none" stroke="#999"/>
<polyline points="${path}" fill="none" stroke="#036" stroke-width="2"/>
<text x="${MARGIN + width}" y="${bottom + 16}" text-anchor="end">${format(maxX)}</text>
</g>`
}
