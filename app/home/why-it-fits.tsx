import { Link } from '@tanstack/react-router'
import { FIT_FINDER_PATH } from '#app/content/page-handles.ts'
import { homeReasonsWords } from '#app/copy/home.ts'
import { useWords } from '#app/copy/use-words.ts'
import button from '#app/ui/button.module.css'
import threeNumbersStyles from './three-numbers.module.css'
import styles from './why-it-fits.module.css'

const NUMBERS = ['why.1', 'why.2', 'why.3'] as const

/** The three measures of a fit with a drawing, and a link to the Fit Finder. */
export function WhyItFits() {
  const t = useWords(homeReasonsWords)
  return (
    <section className={styles.why} aria-labelledby="why">
      <div className={styles.inner}>
        <div className={styles.drawing}>
          <ThreeNumbers />
        </div>
        <div className={styles.words}>
          <h2 id="why" className={styles.title}>
            {t('why.title')}
          </h2>
          <p className={styles.lead}>{t('why.lead')}</p>
          <ol className={styles.numbers}>
            {NUMBERS.map((number) => (
              <li key={number} className={styles.number}>
                <h3 className={styles.name}>{t(number)}</h3>
                <p>{t(`${number}.text`)}</p>
              </li>
            ))}
          </ol>
          <div className={styles.finder}>
            <h3 className={styles.name}>{t('finder.title')}</h3>
            <p>{t('finder.text')}</p>
            <div className={styles.actions}>
              <Link to={FIT_FINDER_PATH} preload={false} className={`${button.primary} ${styles.begin}`}>
                {t('finder.link')}
              </Link>
              <Link to="/{$garment}-size-chart" params={{ garment: 'trousers' }} className={styles.charts}>
                {t('finder.charts')}
              </Link>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}

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
        <path key={build} d={build} className={at === 1 ? threeNumbersStyles.line : threeNumbersStyles.other} />
      ))}
      <path d="M207 560L262 560L281 246" className={threeNumbersStyles.line} />
    </>
  )
}

/** Trousers from the front with the places of the three measures, which the list beside them names. */
function ThreeNumbers() {
  return (
    <svg viewBox="120 20 330 590" aria-hidden="true" className={threeNumbersStyles.drawing}>
      <path
        d="M196 56L368 56L368 74C380 118 385 158 382 200C378 244 368 304 364 372L357 560L302 560L283 246L281 246L262 560L207 560L200 372C196 304 186 244 182 200C179 158 184 118 196 74Z"
        className={threeNumbersStyles.cloth}
      />
      <Leg />
      <g transform="matrix(-1 0 0 1 564 0)">
        <Leg />
      </g>
      <path d="M196 56L368 56L368 76C312 84 252 84 196 76Z" className={threeNumbersStyles.line} />
      <path d="M282 82L282 246M290 82C294 130 294 172 283 194" className={threeNumbersStyles.fine} />
      <path d="M200 80C206 108 200 132 188 148M364 80C358 108 364 132 376 148" className={threeNumbersStyles.fine} />
      <path d="M208 546L263 546M301 546L356 546" className={threeNumbersStyles.fine} />
      <circle cx="282" cy="69" r="4" className={threeNumbersStyles.fine} />

      {/* 1: around the waist */}
      <path d="M192 66C252 82 312 82 372 66" className={threeNumbersStyles.tape} />
      <Mark x={404} y={66} number={1} />
      {/* 2: across seat and thigh */}
      <path d="M160 204C230 220 334 220 404 204" className={threeNumbersStyles.tape} />
      <Mark x={428} y={204} number={2} />
      {/* 3: along the inside of the leg */}
      <path d="M284 252L304 560" className={threeNumbersStyles.tape} />
      <Mark x={330} y={420} number={3} />
    </svg>
  )
}

function Mark({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r="15" className={threeNumbersStyles.mark} />
      <text x={x} y={y} className={threeNumbersStyles.number}>
        {number}
      </text>
    </g>
  )
}
