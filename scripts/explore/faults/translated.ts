import type { MendedFault } from './mended-fault.ts'

/** Faults of pages that a browser has translated. */
export const TRANSLATED_FAULTS: readonly MendedFault[] = [
  {
    name: 'translated-total',
    seen: 'in a translated page the total stays behind a change',
    options: ['--focus', 'cart'],
    edits: [
      {
        file: 'app/cart/cart-sums.tsx',
        from: '<dd translate="no">{formatAmount(cart.total, region.intlLocale)}</dd>',
        to: "<dd>{formatAmount(cart.total, region.intlLocale)} {''}</dd>",
      },
    ],
  },
  {
    name: 'translated-removal',
    seen: 'in a translated page the notice of removed lines names those before',
    options: ['--focus', 'cart'],
    edits: [
      {
        file: 'app/cart/cart-notice.tsx',
        from: "<span>{t('removed', { count: removed.length, name: first.line.product.title })}</span>",
        to: "t('removed', { count: removed.length, name: first.line.product.title })",
      },
    ],
  },
  {
    name: 'translated-size',
    seen: 'in a translated page the size beside the button stays behind the choice',
    options: [],
    edits: [
      {
        file: 'app/product/size/buy-bar.tsx',
        from: "{size ? <TextWith text={t('your-size', { size })} value={size} /> : null}",
        to: "{size ? t('your-size', { size }) : null}",
      },
    ],
  },
  {
    name: 'translated-delivery',
    seen: 'in a translated page what is missing for free delivery stays behind a change',
    options: ['--focus', 'cart'],
    edits: [
      {
        file: 'app/cart/cart-sums.tsx',
        from: "<span>{t('delivery.missing', { amount: formatPrice(missing, intlLocale) })}</span>",
        to: "{t('delivery.missing', { amount: formatPrice(missing, intlLocale) })}",
      },
    ],
  },
  {
    name: 'translated-code',
    seen: 'in a translated page a code that no longer applies is still called applied',
    options: ['--focus', 'cart', '--from', 'cart-with-discount'],
    edits: [
      {
        file: 'app/cart/cart-folds.tsx',
        from: '<TextWith text={t(status, { code: name })} value={name} />',
        to: '{t(status, { code: name })}',
      },
    ],
  },
  {
    name: 'translated-exchange',
    seen: 'in a translated page an exchange names the size before the chosen one',
    options: ['--focus', 'returns', '--from', 'order-to-return'],
    edits: [
      {
        file: 'app/returns/steps/size-fields.tsx',
        from: "{problem ?? <TextWith text={chosen.join(' ')} value={exchangeSize ? formatSize(exchangeSize.values) : ''} />}",
        to: "{problem ?? chosen.join(' ')} {''}",
      },
    ],
  },
]
