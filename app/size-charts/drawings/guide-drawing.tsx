import type { ReactNode } from 'react'
import type { Guide } from '../chart.ts'
import styles from './drawing.module.css'
import { Belt, FlatShorts, FlatTrousers } from './garments.tsx'
import { Man } from './man.tsx'
import { TapeAlong, TapeAround } from './tape.tsx'

/** What is seen of a drawing (x, y, width, height), and what lies over the man; what is no man is drawn whole. */
const DRAWINGS: Record<Guide, { box: string; drawing: ReactNode }> = {
  chest: { box: '10 60 220 220', drawing: on(<TapeAround from={75} to={165} y={149} />) },
  waist: { box: '10 120 220 220', drawing: on(<TapeAround from={78} to={162} y={243} />) },
  seat: { box: '10 180 220 220', drawing: on(<TapeAround from={71.5} to={168.5} y={286} />) },
  thigh: { box: '10 220 220 220', drawing: on(<TapeAround from={125} to={167} y={322} sag={5} />) },
  leg: { box: '-40 258 320 310', drawing: on(<Leg />) },
  height: { box: '-40 -14 320 590', drawing: on(<Height />) },
  pair: { box: '-10 0 260 440', drawing: <FlatTrousers /> },
  shorts: { box: '0 30 240 300', drawing: <FlatShorts /> },
  belt: { box: '0 60 248 200', drawing: <Belt /> },
}

function on(measure: ReactNode) {
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

/** Where a measure is taken. The words beside it say the same, so it has none of its own. */
export function GuideDrawing({ guide }: { guide: Guide }) {
  const { box, drawing } = DRAWINGS[guide]
  return (
    <svg viewBox={box} className={styles.drawing} aria-hidden="true">
      {drawing}
    </svg>
  )
}
