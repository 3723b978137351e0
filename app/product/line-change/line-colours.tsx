import { lineChangeWords } from '#app/copy/cart.ts'
import { useWords } from '#app/copy/use-words.ts'
import { SwatchDot } from '../card/swatch-dot.tsx'
import styles from './line-colours.module.css'
import type { LineGoods } from './line-goods.ts'

/** The colours of a style as radio buttons. A colour of which no size can be ordered says so and cannot be chosen. */
export function LineColours(props: { goods: LineGoods; chosen: string; onChoose: (handle: string) => void }) {
  const t = useWords(lineChangeWords)
  const { goods, chosen, onChoose } = props
  const { colourways } = goods
  if (colourways.length < 2) return <input type="hidden" name="colour" value={goods.handle} />
  const chosenName = colourways.find(({ handle }) => handle === chosen)?.colour.name
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>
        {t('colour')}: <span className={styles.name}>{chosenName}</span>
      </legend>
      <div className={styles.colours}>
        {colourways.map(({ handle, colour, availability }) => (
          <label key={handle} className={styles.colour} title={t(availability, { value: colour.name })}>
            <input
              type="radio"
              name="colour"
              value={handle}
              checked={handle === chosen}
              disabled={availability !== 'available'}
              aria-label={t(availability, { value: colour.name })}
              className={styles.radio}
              onChange={() => onChoose(handle)}
            />
            <SwatchDot colour={colour} size={28} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
