import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { accountWords } from '#app/copy/account.ts'
import { accountFormsWords } from '#app/copy/account-forms.ts'
import { useWords } from '#app/copy/use-words.ts'
import { TextField } from '#app/forms/text-field.tsx'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { MAILBOXES } from '#contracts/shop/contact.ts'
import { useDraft } from '../account-draft.ts'
import nameFormStyles from '../account-form.module.css'
import { AccountForm } from '../account-form.tsx'
import { updateNameFn } from '../customer.functions.ts'
import type { Customer } from '../customer.ts'
import list from '../list.module.css'
import { type Problems, useAccountForm } from '../use-account-form.ts'
import styles from './details.module.css'
import { findNameProblems, MAX_NAME, type NameFields } from './name-fields.ts'

/** The customer's name, email and phone, or the form of the name if `edit` is 'name'. */
export function Details(props: {
  customer: Customer
  edit: string | undefined
  onChange: (change: (customer: Customer) => Customer) => void
  onReload: () => void
}) {
  const { customer, edit, onChange, onReload } = props
  const navigate = useNavigate()
  const [isSaved, setIsSaved] = useState(false)
  const [wasEdited, setWasEdited] = useState(false)
  const isEditing = edit === 'name'
  useEffect(() => {
    if (!isEditing) return
    setWasEdited(true)
    setIsSaved(false)
  }, [isEditing])

  if (!isEditing) return <Facts customer={customer} isSaved={isSaved} isFocused={wasEdited} />
  return (
    <NameForm
      customer={customer}
      onSaved={(name) => {
        if (name) onChange((current) => ({ ...current, ...name }))
        else onReload()
        setIsSaved(true)
        void navigate({ to: '/account', search: { page: 'details' }, replace: true })
      }}
      onFailed={onReload}
    />
  )
}

function Facts({ customer, isSaved, isFocused }: { customer: Customer; isSaved: boolean; isFocused: boolean }) {
  const t = useWords(accountWords)
  const words = useWords(accountFormsWords)
  const heading = useRef<HTMLHeadingElement>(null)
  // the form with the focus has unmounted
  useEffect(() => {
    if (isFocused) heading.current?.focus()
  }, [isFocused])
  const rows = [
    [t('name'), [customer.firstName, customer.lastName].filter(Boolean).join(' ')],
    [t('email'), customer.email],
    [t('phone'), customer.phone],
  ] as const
  return (
    <section className={list.section} aria-labelledby="account-details">
      <h2 id="account-details" ref={heading} tabIndex={-1} className={list.title}>
        {t('details')}
      </h2>
      <p role="status" className={styles.notice}>
        {isSaved ? words('name-updated') : null}
      </p>
      <dl className={list.facts}>
        {rows.map(([name, value]) => (
          <div key={name} className={list.fact}>
            <dt>{name}</dt>
            <dd>
              <bdi translate={value ? 'no' : undefined}>{value || t('none')}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Link
        to="/account"
        search={{ page: 'details', edit: 'name' }}
        preload={false}
        className={`${button.secondary} ${styles.change}`}
      >
        {words('change-name')}
      </Link>
      <p className={list.quiet}>
        {words('email-stays')} <a href={`mailto:${MAILBOXES.help}`}>{MAILBOXES.help}</a>
      </p>
    </section>
  )
}

/** The form of a customer's name (ACC-06). */
function NameForm(props: { customer: Customer; onSaved: (name: NameFields | null) => void; onFailed: () => void }) {
  const { id, firstName, lastName } = props.customer
  const t = useWords(accountFormsWords)
  const { code: region, locale } = useRegion()
  const draft = useDraft({ page: 'details', edit: 'name' }, id ?? '', { firstName, lastName })
  const state = useAccountForm(draft, validate)

  function validate(fields: NameFields): Problems<keyof NameFields> {
    const format = (count: number) => new Intl.NumberFormat(locale).format(count)
    const problems: Problems<keyof NameFields> = {}
    for (const [field, problem] of findNameProblems(fields))
      problems[field] =
        problem === 'too-long'
          ? t('too-long', { most: format(MAX_NAME), count: format(fields[field].length) })
          : t(field === 'firstName' ? 'missing.first-name' : 'missing.last-name')
    return problems
  }

  const field = (name: keyof NameFields) => ({
    name,
    defaultValue: draft.start[name],
    problem: state.problems[name] ?? null,
    required: true,
  })

  return (
    <AccountForm
      title={t('your-name')}
      page="details"
      state={state}
      submit={t('save-name')}
      collect={async () => state.readLines()}
      send={(accessToken, fields) => updateNameFn({ data: { region, accessToken, fields } })}
      onSaved={props.onSaved}
      onFailed={props.onFailed}
    >
      <div className={nameFormStyles.row}>
        <TextField {...field('firstName')} label={t('first-name')} autoComplete="given-name" autoCapitalize="words" />
        <TextField {...field('lastName')} label={t('last-name')} autoComplete="family-name" autoCapitalize="words" />
      </div>
    </AccountForm>
  )
}
