import type { Elements } from '#app/ui/elements.ts'
import type { Guide } from '../chart.ts'
import styles from './drawing.module.css'
import { Man } from './man.tsx'

/** The viewBox (x, y, width, height) and the drawing of each guide. */
const DRAWINGS: Record<Guide, { viewBox: string; drawing: Elements }> = {
  chest: { viewBox: '10 60 220 220', drawing: drawOnMan(<TapeAround from={75} to={165} y={149} />) },
  waist: { viewBox: '10 120 220 220', drawing: drawOnMan(<TapeAround from={78} to={162} y={243} />) },
  seat: { viewBox: '10 180 220 220', drawing: drawOnMan(<TapeAround from={71.5} to={168.5} y={286} />) },
  thigh: { viewBox: '10 220 220 220', drawing: drawOnMan(<TapeAround from={125} to={167} y={322} sag={5} />) },
  leg: { viewBox: '-40 258 320 310', drawing: drawOnMan(<Leg />) },
  height: { viewBox: '-40 -14 320 590', drawing: drawOnMan(<Height />) },
  pair: { viewBox: '-10 0 260 440', drawing: <FlatTrousers /> },
  shorts: { viewBox: '0 30 240 300', drawing: <FlatShorts /> },
  belt: { viewBox: '0 60 248 200', drawing: <Belt /> },
}

function drawOnMan(measure: Elements) {
  return (
    <>
      <Man />
      {measure}
    </>
  )
}

function Leg() {
  return (
    <>
      <path d="M-40 549L280 549" className={styles.floor} />
      <TapeAlong from={[120, 306]} to={[120, 548]} />
    </>
  )
}

function Height() {
  return (
    <>
      <path d="M-40 549L280 549" className={styles.floor} />
      <path d="M88 9L226 9" className={styles.lead} />
      <TapeAlong from={[226, 9]} to={[226, 548]} />
    </>
  )
}

/** The drawing of a measuring guide; decorative, because the text beside it says the same. */
export function GuideDrawing({ guide }: { guide: Guide }) {
  const { viewBox, drawing } = DRAWINGS[guide]
  return (
    <svg viewBox={viewBox} className={styles.drawing} aria-hidden="true">
      {drawing}
    </svg>
  )
}

/** Trousers laid flat, measured across the waistband and along the inside seam. */
function FlatTrousers() {
  return (
    <g>
      <path
        d="M62 40L178 40C184 84 188 128 189 172L176 424L132 424L121 190L119 190L108 424L64 424L51 172C52 128 56 84 62 40Z"
        className={styles.garment}
      />
      <path d="M60 56C98 61 142 61 180 56M120 60L120 190M126 62C129 92 129 118 121 132" className={styles.fine} />
      <path d="M66 60C70 82 66 100 56 110M174 60C170 82 174 100 184 110" className={styles.fine} />
      <path d="M64 412L109 412M131 412L176 412" className={styles.fine} />
      <circle cx="120" cy="49" r="3" className={styles.fine} />
      <TapeAlong from={[62, 22]} to={[178, 22]} />
      <TapeAlong from={[124, 196]} to={[136, 424]} />
    </g>
  )
}

/** Shorts laid flat, measured along the inside seam. */
function FlatShorts() {
  return (
    <g>
      <path
        d="M62 60L178 60C186 104 192 150 197 196L207 298L134 306L121 210L119 210L106 306L33 298L43 196C48 150 54 104 62 60Z"
        className={styles.garment}
      />
      <path d="M60 76C98 81 142 81 180 76M120 80L120 210M126 82C129 112 129 138 121 152" className={styles.fine} />
      <path d="M66 80C70 102 64 124 52 134M174 80C170 102 176 124 188 134" className={styles.fine} />
      <path d="M34 286L107 294M133 294L206 286" className={styles.fine} />
      <circle cx="120" cy="69" r="3" className={styles.fine} />
      <TapeAlong from={[124, 216]} to={[137, 306]} />
    </g>
  )
}

/** A belt, measured from the buckle's bar to the hole in use. */
function Belt() {
  return (
    <g>
      <path d="M44 150L226 150Q238 150 238 164Q238 178 226 178L44 178Z" className={styles.garment} />
      <path d="M44 156L224 156M44 172L224 172" className={styles.stitch} />
      <rect x="10" y="138" width="36" height="52" rx="7" className={styles.metal} />
      <rect x="19" y="147" width="20" height="34" rx="3" className={styles.hole} />
      <path d="M44 164L14 164" className={styles.line} />
      <rect x="52" y="146" width="14" height="36" rx="3" className={styles.garment} />
      {[150, 166, 182, 198, 214].map((x) => (
        <ellipse key={x} cx={x} cy="164" rx="2.600" ry="3.400" className={styles.hole} />
      ))}
      <TapeAlong from={[44, 120]} to={[182, 120]} />
      <path d="M44 128L44 136M182 128L182 158" className={styles.lead} />
    </g>
  )
}

/** A tape measure around the body at height `y`: a band with ticks in front, a faint line behind. */
function TapeAround({ from, to, y, sag = 9 }: { from: number; to: number; y: number; sag?: number }) {
  const middle = (from + to) / 2
  const near = `M${from} ${y}Q${middle} ${y + sag * 2} ${to} ${y}`
  return (
    <g>
      <path d={`M${from} ${y}Q${middle} ${y - sag * 1.2} ${to} ${y}`} className={styles.far} />
      <path d={near} className={styles.tape} />
      <path d={near} className={styles.ticks} />
    </g>
  )
}

/** A straight measure between two points, with end marks. */
function TapeAlong({ from, to }: { from: readonly [number, number]; to: readonly [number, number] }) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const [nx, ny] = [(-dy / length) * 7, (dx / length) * 7]
  const end = ([x, y]: readonly [number, number]) => `M${x - nx} ${y - ny}L${x + nx} ${y + ny}`
  return <path d={`M${from[0]} ${from[1]}L${to[0]} ${to[1]}${end(from)}${end(to)}`} className={styles.along} />
}
