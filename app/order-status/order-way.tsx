import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { orderStatusWords } from '#app/copy/order-status.ts'
import { useWords } from '#app/copy/use-words.ts'
import button from '#app/ui/button.module.css'
import { ResponsiveImage } from '#app/ui/responsive-image.tsx'
import { formatShortDate } from '#app/ui/short-date.ts'
import styles from './order-way.module.css'
import { ORDER_STEPS, type TrackedOrder } from './tracked-order.ts'

/** An order that was found: how far it is, when it comes and what is in it, to be printed. */
export function OrderWay({ order, isFocused }: { order: TrackedOrder; isFocused: boolean }) {
  const t = useWords(orderStatusWords)
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever an order is found
  useEffect(() => {
    if (!isFocused) return
    heading.current?.focus({ preventScroll: true })
    section.current?.scrollIntoView({ block: 'nearest' })
  }, [order])
  const { number, placedAt, current, expectedAt, trackingUrl } = order
  return (
    <section ref={section} className={styles.order} aria-labelledby="tracked-order">
      <header className={styles.head}>
        <p className={styles.facts}>
          <span translate="no">{t('order', { number })}</span>
          <time dateTime={placedAt}>{t('placed', { date: formatShortDate(placedAt) })}</time>
        </p>
        <h2 id="tracked-order" ref={heading} tabIndex={-1} className={styles.title}>
          {t(`title.${current ?? 'cancelled'}`)}
        </h2>
        {expectedAt && current !== null && current !== 'delivered' ? (
          <p className={styles.expected}>
            <time dateTime={expectedAt}>{t('expected', { date: formatShortDate(expectedAt) })}</time>
          </p>
        ) : null}
      </header>
      {current ? <Steps order={order} /> : null}
      <div className={styles.actions}>
        {trackingUrl ? (
          <a href={trackingUrl} className={button.primary}>
            {t('track')}
          </a>
        ) : null}
        {current === 'delivered' ? (
          <Link to="/returns" search={{ order: number }} preload={false} className={button.secondary}>
            {t('return')}
          </Link>
        ) : null}
        <button type="button" className={`${button.secondary} ${styles.print}`} onClick={() => window.print()}>
          {t('print')}
        </button>
      </div>
      <Items order={order} />
    </section>
  )
}

/** The steps of a parcel, with the day of each one that it has reached. */
function Steps({ order: { current, times } }: { order: TrackedOrder }) {
  const t = useWords(orderStatusWords)
  const reached = current ? ORDER_STEPS.indexOf(current) : -1
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {ORDER_STEPS.map((step, at) => {
        const time = times[step]
        return (
          <li
            key={step}
            className={styles.step}
            data-reached={at <= reached || undefined}
            aria-current={step === current ? 'step' : undefined}
          >
            <span className={styles.name}>{t(`step.${step}`)}</span>
            {time ? (
              <time dateTime={time} className={styles.time}>
                {formatShortDate(time)}
              </time>
            ) : at > reached ? (
              <span className="visually-hidden">{t('step.open')}</span>
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}

function Items({ order: { lines } }: { order: TrackedOrder }) {
  const t = useWords(orderStatusWords)
  return (
    <section className={styles.items} aria-labelledby="tracked-items">
      <h3 id="tracked-items" className={styles.heading}>
        {t('items')}
      </h3>
      <ul className={styles.lines}>
        {lines.map(({ id, title, size, quantity, picture }) => (
          <li key={id} className={styles.line}>
            {picture ? (
              <ResponsiveImage
                src={picture}
                alt=""
                card
                width={160}
                height={200}
                sizes="72px"
                className={styles.picture}
              />
            ) : (
              <div className={styles.picture} />
            )}
            <p className={styles.text} translate="no">
              <span className={styles.name}>{`${quantity} × ${title}`}</span>
              <span className={styles.size}>{size}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
