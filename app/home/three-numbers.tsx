import styles from './three-numbers.module.css'

/** The outline of one leg in three builds, which differ at seat and thigh only. */
const BUILDS = [
  'M196 74C192 120 192 158 196 196C198 236 200 300 202 372L207 560',
  'M196 74C184 118 179 158 182 200C186 244 196 304 200 372L207 560',
  'M196 74C175 114 165 158 168 204C173 252 191 308 198 372L207 560',
] as const

function Leg() {
  return (
    <>
      {BUILDS.map((build, at) => (
        <path key={build} d={build} className={at === 1 ? styles.line : styles.other} />
      ))}
      <path d="M207 560L262 560L281 246" className={styles.line} />
    </>
  )
}

/** Trousers from the front with the places of the three measures, which the list beside them names. */
export function ThreeNumbers() {
  return (
    <svg viewBox="120 20 330 590" aria-hidden="true" className={styles.drawing}>
      <path
        d="M196 56L368 56L368 74C380 118 385 158 382 200C378 244 368 304 364 372L357 560L302 560L283 246L281 246L262 560L207 560L200 372C196 304 186 244 182 200C179 158 184 118 196 74Z"
        className={styles.cloth}
      />
      <Leg />
      <g transform="matrix(-1 0 0 1 564 0)">
        <Leg />
      </g>
      <path d="M196 56L368 56L368 76C312 84 252 84 196 76Z" className={styles.line} />
      <path d="M282 82L282 246M290 82C294 130 294 172 283 194" className={styles.fine} />
      <path d="M200 80C206 108 200 132 188 148M364 80C358 108 364 132 376 148" className={styles.fine} />
      <path d="M208 546L263 546M301 546L356 546" className={styles.fine} />
      <circle cx="282" cy="69" r="4" className={styles.fine} />

      {/* 1: around the waist */}
      <path d="M192 66C252 82 312 82 372 66" className={styles.tape} />
      <Mark x={404} y={66} number={1} />
      {/* 2: across seat and thigh */}
      <path d="M160 204C230 220 334 220 404 204" className={styles.tape} />
      <Mark x={428} y={204} number={2} />
      {/* 3: along the inside of the leg */}
      <path d="M284 252L304 560" className={styles.tape} />
      <Mark x={330} y={420} number={3} />
    </svg>
  )
}

function Mark({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r="15" className={styles.mark} />
      <text x={x} y={y} className={styles.number}>
        {number}
      </text>
    </g>
  )
}
