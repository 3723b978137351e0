import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useCopy } from '#app/copy/every-page.ts'
import { TextWith } from '#app/copy/text-with.tsx'
import { useWords } from '#app/copy/use-words.ts'
import { wornWords } from '#app/copy/worn.ts'
import { useAnswersOfFit } from '#app/fit/answers-of-fit.ts'
import { getBody } from '#app/fit/figure/body-from-sizes.ts'
import { dress, type Garment } from '#app/fit/figure/dress.ts'
import { WornFigure } from '#app/fit/figure/worn-figure.tsx'
import { useSavedFit } from '#app/fit/use-saved-fit.ts'
import { useRegion } from '#app/region/use-region.ts'
import { formatHeight } from '#app/ui/body-units.ts'
import pressedChoice from '#app/ui/pressed-choice.module.css'
import { getProductName, type Product } from '../product.ts'
import { type Choice, formatChoice } from '../size/choice.ts'
import { EXAMPLE_FITS, EXAMPLES, type Example, getWornChoice, toChosenFit } from './example-men.ts'
import { getSit, listSits } from './sit.ts'
import styles from './worn-view.module.css'

/** The colour in which a product of unknown colour is drawn. */
const UNKNOWN_COLOUR = '#b9bcc0'

/**
 * A figure that wears the product in the chosen size (PDP-17): the shopper's own build by the saved fit and the answers that it
 * was made from, else a man of the chosen size or of one of three builds. Nothing of it is sent.
 */
export function WornView(props: { product: Product; garment: Garment; choice: Choice; fitted: Choice | null }) {
  const { product, garment } = props
  const t = useWords(wornWords)
  const copy = useCopy()
  const { code } = useRegion()
  const fit = useSavedFit()
  const answers = useAnswersOfFit()
  /** The build that was pressed; it counts until another size is chosen. */
  const [pressed, setPressed] = useState<{ example: Example; choice: string } | null>(null)
  const example = pressed?.choice === props.choice.join() ? pressed.example : null
  const chosenMan = example ? null : toChosenFit(product, props.choice)
  const man = fit ?? chosenMan ?? EXAMPLE_FITS[example ?? 'average']
  const choice = fit || chosenMan ? props.choice : getWornChoice(product, man)
  const fitted = fit ? props.fitted : null
  const figure = getBody(man, fit ? answers : null)
  const size = formatChoice(product.options, choice)
  const isMeasured = fit !== null && answers?.height !== undefined && answers.weight !== undefined
  const height = isMeasured ? formatHeight({ cm: answers.height ?? 0 }, code === 'eu' ? 'cm' : 'in') : ''
  const outfit = dress(figure, garment, product.colour.hex ?? UNKNOWN_COLOUR, getSit(product.options, choice, fitted))
  return (
    <div className={styles.view}>
      {fit ? null : (
        <fieldset className={`${pressedChoice.choices} ${styles.builds}`} aria-label={t('builds')}>
          {EXAMPLES.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={!chosenMan && name === (example ?? 'average')}
              className={pressedChoice.choice}
              onClick={() => setPressed({ example: name, choice: props.choice.join() })}
            >
              {t(`build.${name}`)}
            </button>
          ))}
        </fieldset>
      )}
      <div className={styles.picture}>
        <WornFigure figure={figure} outfit={outfit} />
      </div>
      <p className="visually-hidden">{t('drawing', { name: getProductName(product) })}</p>
      <div role="status" className={styles.words}>
        {size ? (
          <p className={styles.wears}>
            <span>{t('wears')}</span> <strong translate="no">{size}</strong>
            {height ? <TextWith text={t('tall', { height })} value={height} /> : null}
          </p>
        ) : null}
        <dl className={styles.sits}>
          {listSits(product.options, choice, fitted).map(({ type, own, feel }) => (
            <div key={type} data-feel={feel} className={styles.sit}>
              <dt>{copy(`option.${type}`)}</dt>
              <dd>
                <span>{t(`sit.${feel}`)}</span>
                {feel === 'right' ? null : (
                  <span className={styles.own}>
                    <span>{t('own')}</span> <span translate="no">{own}</span>
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className={styles.note}>
        <span>{t(fit ? (isMeasured ? 'from.answers' : 'from.fit') : chosenMan ? 'from.size' : 'from.build')}</span>{' '}
        {fit ? null : (
          <Link to="/fit-finder" preload={false}>
            {t('find')}
          </Link>
        )}
      </p>
    </div>
  )
}
