import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { fitCardWords } from '#app/copy/fit-card.ts'
import { useWords } from '#app/copy/use-words.ts'
import { type FitOption, HALVES } from '../saved-fit.ts'
import styles from './fit-card.module.css'
import type { FitCard } from './fit-card-machine.ts'
import { SizeField } from './size-field.tsx'

/** The sizes to choose, half by half, with a note on what is stored. */
export function FitFields(props: {
  card: Exclude<FitCard, { mode: 'read' }>
  onChoose: (option: FitOption, value: string) => void
}) {
  const t = useWords(fitCardWords)
  const id = useId()
  const { mode, draft } = props.card
  return (
    <>
      <div className={styles.form}>
        <div className={styles.both}>
          {(['bottom', 'top'] as const).map((half) => (
            <fieldset
              key={half}
              className={styles.fields}
              disabled={mode === 'saving'}
              aria-labelledby={`${id}-${half}`}
            >
              <h3 id={`${id}-${half}`} className={styles.half}>
                {t(half)}
              </h3>
              {HALVES[half].map((option) => (
                <SizeField key={option} fit={draft} option={option} onChoose={props.onChoose} />
              ))}
            </fieldset>
          ))}
        </div>
      </div>
      <p className={styles.quiet}>
        {t('kept')}{' '}
        <Link to="/pages/$handle" params={{ handle: 'privacy' }} preload={false}>
          {t('kept-more')}
        </Link>
      </p>
    </>
  )
}
