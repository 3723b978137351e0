import { useId } from 'react'
import { useCopy } from '#app/copy/every-page.ts'
import { fitCardWords } from '#app/copy/fit-card.ts'
import { useWords } from '#app/copy/use-words.ts'
import { FieldGroup } from '#app/forms/field-group.tsx'
import { OPTION_LISTS } from '#contracts/shop/option-lists.ts'
import { type FitOption, getSize, REQUIRED_SIZES, type SavedFit } from '../saved-fit.ts'
import { BuildDrawing } from './build-drawing.tsx'
import styles from './fit-card.module.css'

/** The values of one size as radio buttons, with a help panel. */
export function SizeField(props: {
  fit: SavedFit
  option: FitOption
  onChoose: (option: FitOption, value: string) => void
}) {
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
          {copy(`option.${option}`)}
          {isRequired(option) ? null : <span className={styles.optional}> {t('optional')}</span>}
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
