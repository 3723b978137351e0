import { returnsWords } from '#app/copy/returns.ts'
import { TextWith } from '#app/copy/text-with.tsx'
import { useWords } from '#app/copy/use-words.ts'
import { ResponsiveImage } from '#app/ui/responsive-image.tsx'
import type { ReturnLine } from '../return-order.ts'
import type { ReceiptItem } from '../return-receipt.ts'
import styles from './return-items.module.css'

/** The items that go back, each with its new size or the refund. */
export function ReturnItems({ items }: { items: readonly ReceiptItem[] }) {
  const t = useWords(returnsWords)
  return (
    <ul className={styles.items}>
      {items.map(({ title, size, quantity, newSize }, index) => (
        // one product may be in an order twice
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a return keep their order
        <li key={index} className={styles.item}>
          <span>
            <span>{`${t('summary.line', { title, quantity })}${size ? ', ' : ''}`}</span>
            {size ? (
              <span className={styles.size} translate="no">
                {size}
              </span>
            ) : null}
          </span>
          <span className={styles.outcome}>
            {newSize ? (
              <TextWith text={t('summary.exchange', { size: newSize })} value={newSize} />
            ) : (
              <span>{t('summary.refund')}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The thumbnail of an item, or an empty placeholder. Decorative, because the name is beside it. */
export const ItemPicture = ({ picture }: Pick<ReturnLine, 'picture'>) =>
  picture.src ? <ResponsiveImage src={picture.src} alt="" card width={72} height={90} sizes="72px" /> : <span />
