import { EmptyState } from '../card.tsx'
import type { Customer } from '../customer.ts'
import list from '../list.module.css'
import { useAccountWords } from '../use-account-words.ts'
import { AddressBlock } from './address-block.tsx'

/** The customer's addresses, the default one first. */
export function Addresses({ customer }: { customer: Customer }) {
  const t = useAccountWords()
  return (
    <section className={list.section} aria-labelledby="account-addresses">
      <h2 id="account-addresses" className={list.title}>
        {t('addresses')}
      </h2>
      {customer.addresses.length === 0 ? <EmptyState title={t('no-addresses')} text={t('no-addresses-text')} /> : null}
      <ul className={list.tiles}>
        {customer.addresses.map((address, index) => (
          <li key={address.id} className={list.tile}>
            {index === 0 && customer.hasDefaultAddress ? (
              <span className={list.mark}>{t('default-address')}</span>
            ) : null}
            <AddressBlock address={address} />
          </li>
        ))}
      </ul>
    </section>
  )
}
