import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useCopy } from '#app/copy/every-page.ts'
import { fitCardWords } from '#app/copy/fit-card.ts'
import { useWords } from '#app/copy/use-words.ts'
import { FieldGroup } from '#app/forms/field-group.tsx'
import { isLongLeg } from '#contracts/shop/leg-rule.ts'
import { OPTION_LISTS } from '#contracts/shop/option-lists.ts'
import { type FitOption, getSize, getSizes, HALVES, REQUIRED_SIZES, type SavedFit } from '../saved-fit.ts'
import { BuildDrawing } from './build-drawing.tsx'
import styles from './fit-card.module.css'
import type { FitCard } from './fit-card-machine.ts'

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

/** The values of one size as radio buttons, with a help panel. */
function SizeField(props: { fit: SavedFit; option: FitOption; onChoose: (option: FitOption, value: string) => void }) {
  const t = useWords(fitCardWords)
  const copy = useCopy()
  const name = useId()
  const { option } = props
  const chosen = getSize(props.fit, option)
  return (
    <FieldGroup
      role="radiogroup"
      legendClassName={styles.legend}
      legend={
        <>
          <span>{copy(`option.${option}`)}</span>
          {isRequired(option) ? null : <span className={styles.optional}>{` ${t('optional')}`}</span>}
        </>
      }
      data-option={option}
    >
      {() => (
        <>
          <details className={styles.help}>
            <summary>{t(`help-${option}`)}</summary>
            <p>{t(`help-${option}-text`)}</p>
          </details>
          <div className={styles.values}>
            {OPTION_LISTS[option].map((value) => (
              <label key={value} className={styles.value}>
                <input
                  type="radio"
                  name={name}
                  value={value}
                  checked={chosen === value}
                  aria-label={option === 'build' ? t('build-value', { value }) : value}
                  className={styles.radio}
                  onChange={() => props.onChoose(option, value)}
                />
                {option === 'build' ? <BuildDrawing build={value} /> : null}
                <span aria-hidden>{value}</span>
              </label>
            ))}
          </div>
        </>
      )}
    </FieldGroup>
  )
}

const isRequired = (option: FitOption) => REQUIRED_SIZES.some((required) => required === option)

/** The sizes of a fit, half by half. */
export function FitSizes({ fit }: { fit: SavedFit }) {
  const t = useWords(fitCardWords)
  const copy = useCopy()
  return (
    <div className={styles.halves}>
      {(['bottom', 'top'] as const).map((half) =>
        getSizes(fit, half).length > 0 ? (
          <div key={half}>
            <h3 className={styles.half}>{t(half)}</h3>
            <dl>
              {getSizes(fit, half).map(([option, size]) => (
                <div key={option} className={styles.size}>
                  <dt className={styles.option}>{copy(`option.${option}`)}</dt>{' '}
                  <dd>
                    <span translate="no">{size}</span>
                    {option === 'leg' && isLongLeg(size) ? (
                      <span className={styles.option}>{` ${t('long')}`}</span>
                    ) : null}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ) : null,
      )}
    </div>
  )
}
