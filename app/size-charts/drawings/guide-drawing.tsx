import type { ReactNode } from 'react'
import type { Guide } from '../chart.ts'
import styles from './drawing.module.css'
import { Belt, FlatShorts, FlatTrousers } from './garments.tsx'
import { Man } from './man.tsx'
import { TapeAlong, TapeAround } from './tape.tsx'

/** The viewBox (x, y, width, height) and the drawing of each guide. */
const DRAWINGS: Record<Guide, { viewBox: string; drawing: ReactNode }> = {
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

function drawOnMan(measure: ReactNode) {
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
