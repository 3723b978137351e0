import { accountFormsWords } from '#app/copy/account-forms.ts'
import { useWords } from '#app/copy/use-words.ts'
import { TextField } from '#app/forms/text-field.tsx'
import { useRegion } from '#app/region/use-region.ts'
import styles from '../account-form.module.css'
import { AccountForm } from '../account-form.tsx'
import type { Customer } from '../customer.ts'
import { type Problems, useAccountForm } from '../use-account-form.ts'
import { useDraft } from '../use-draft.ts'
import { updateNameFn } from './name.functions.ts'
import { findNameProblems, MAX_NAME, type NameFields } from './name-fields.ts'

/** The form of a customer's name (ACC-06). */
export function NameForm(props: {
  customer: Customer
  onSaved: (name: NameFields | null) => void
  onFailed: () => void
}) {
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
      <div className={styles.row}>
        <TextField {...field('firstName')} label={t('first-name')} autoComplete="given-name" autoCapitalize="words" />
        <TextField {...field('lastName')} label={t('last-name')} autoComplete="family-name" autoCapitalize="words" />
      </div>
    </AccountForm>
  )
}
