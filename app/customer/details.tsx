import { Link } from '@tanstack/react-router'
import type { Customer } from './customer.ts'
import list from './list.module.css'
import { useAccountWords } from './use-account-words.ts'

/** The customer's name, email and phone. */
export function Details({ customer }: { customer: Customer }) {
  const t = useAccountWords()
  const rows = [
    [t('name'), [customer.firstName, customer.lastName].filter(Boolean).join(' ')],
    [t('email'), customer.email],
    [t('phone'), customer.phone],
  ] as const
  return (
    <section className={list.section} aria-labelledby="account-details">
      <h2 id="account-details" className={list.title}>
        {t('details')}
      </h2>
      <dl className={list.facts}>
        {rows.map(([name, value]) => (
          <div key={name} className={list.fact}>
            <dt>{name}</dt>
            <dd>{value || t('none')}</dd>
          </div>
        ))}
      </dl>
      <p className={list.quiet}>
        {t('details-text')}{' '}
        <Link to="/pages/$handle" params={{ handle: 'contact-us' }} preload={false}>
          {t('help')}
        </Link>
      </p>
    </section>
  )
}
