import { toCamelCase, toPascalCase } from './recipe.ts'

/** A form on a page of its own: its name is the page's address, and its folder is one of app. */
export type FormOptions = { name: string; title: string; folder: string }

/** The server function that the form calls. */
export const formatFunctions = ({ name }: FormOptions) => `import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { report } from '#app/errors/report.ts'
import { validateEmail } from '#app/forms/email.ts'
import type { Posted } from '#app/forms/posted-form.ts'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'

/** Whether it was sent, with the problem that the form shows. */
type ${toPascalCase(name)}Outcome =
  | { ok: true }
  | { ok: false; failure: 'common.email.incorrect-format' | 'mailing.subscribe-failed' | 'limit.reached'; retryAfterS?: number }

/** A form that was posted without script and rejected. */
export type Posted${toPascalCase(name)} = Posted<'email', ${toPascalCase(name)}Outcome>

/** Sends the form. */
export const send${toPascalCase(name)}Fn = createServerFn({ method: 'POST' })
  .validator(z.object({ region: z.enum(REGION_CODES), typed: z.object({ email: z.string().trim() }) }))
  .handler(async ({ data: { region, typed } }): Promise<${toPascalCase(name)}Outcome> => {
    const { email } = typed
    if (validateEmail(email)) return { ok: false, failure: 'common.email.incorrect-format' }
    const refusal = await checkLimit('newsletter', email)
    if (refusal) return refusal
    try {
      await getUpstreams(region).backend.newsletter({ email, location: '${name}' })
      return { ok: true }
    } catch (cause) {
      report('mailing.request-failed', cause)
      return { ok: false, failure: 'mailing.subscribe-failed' }
    }
  })
`

/** The form's style sheet. */
export const STYLE = `.form {
  display: grid;
  gap: var(--s4);
}

.problem {
  color: var(--error);
}
`

/** The form itself. */
export const formatForm = ({ name }: FormOptions) => {
  const pascal = toPascalCase(name)
  return `import { useEffect, useState } from 'react'
import { emailWords } from '#app/copy/email.ts'
import { useMessageFor } from '#app/copy/messages.ts'
import { ${toCamelCase(name)}Words } from '#app/copy/${name}.ts'
import { useWords } from '#app/copy/use-words.ts'
import { EmailField } from '#app/forms/email-field.tsx'
import { useFormAction, useRegion } from '#app/region/use-region.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { type Posted${pascal}, send${pascal}Fn } from './${name}.functions.ts'
import styles from './${name}-form.module.css'

/** The form of /${name}. \`posted\` is a form that was posted before hydration and rejected. */
export function ${pascal}Form({ isSent, posted }: { isSent: boolean; posted: Posted${pascal} | null }) {
  const emailText = useWords(emailWords)
  const t = useWords(${toCamelCase(name)}Words)
  const messageFor = useMessageFor()
  const region = useRegion().code
  const action = useFormAction('/${name}')
  const [isHydrated, setIsHydrated] = useState(false)
  const [email, setEmail] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<Posted${pascal}['outcome'] | null>(isSent ? { ok: true } : (posted?.outcome ?? null))
  // before hydration the button must stay enabled: the browser posts the form
  useEffect(() => setIsHydrated(true), [])

  async function send(): Promise<boolean> {
    if (!email) return false
    const next = await send${pascal}Fn({ data: { region, typed: { email } } }).catch(
      (): Posted${pascal}['outcome'] => ({ ok: false, failure: 'mailing.subscribe-failed' }),
    )
    setOutcome(next)
    return next.ok
  }

  const problem = outcome?.ok === false ? outcome : null
  return (
    <form method="post" action={action} className={styles.form}>
      <EmailField label={t('email')} onEmail={setEmail} defaultValue={posted?.typed.email} />
      <SubmitButton
        onSubmit={send}
        disabled={isHydrated && !email}
        words={{ ready: t('send'), loading: t('sending'), success: t('sent'), error: t('not-sent') }}
      />
      <p role="alert" className={styles.problem}>
        {problem === null
          ? null
          : problem.failure === 'common.email.incorrect-format'
            ? emailText(problem.failure)
            : messageFor(problem.failure, problem.retryAfterS)}
      </p>
      <p role="status">{outcome?.ok ? t('thanks') : null}</p>
    </form>
  )
}
`
}

/** The route of its page, which takes the form without script too. */
export const formatRoute = ({ name, folder }: FormOptions) => {
  const pascal = toPascalCase(name)
  return `import { createFileRoute } from '@tanstack/react-router'
import { translateFrom } from '#app/copy/copy.ts'
import { ${toCamelCase(name)}Words } from '#app/copy/${name}.ts'
import { type Posted${pascal}, send${pascal}Fn } from '#app/${folder}/${name}.functions.ts'
import { ${pascal}Page } from '#app/${folder}/${name}-page.tsx'
import { answerForm, readOwnPosted } from '#app/forms/posted-form.ts'
import { getFirstValue, type SearchStrings } from '#app/region/search-strings.ts'
import { getPageMeta, noIndexMeta } from '#app/shell/page-head.ts'
import { getPublicPageHeaders } from './-page-headers.ts'

export const Route = createFileRoute('/${name}')({
  server: {
    handlers: {
      POST: answerForm({ fields: ['email'], send: send${pascal}Fn, getResult: ({ ok }) => (ok ? 'sent' : null) }),
    },
  },
  // undefined rather than absent: the router keeps parameters that validation leaves out
  validateSearch: ({ result }: SearchStrings): { result?: 'sent' | undefined } => ({
    result: getFirstValue(result) === 'sent' ? 'sent' : undefined,
  }),
  loader: () => readOwnPosted<Posted${pascal}>(),
  head: ({ match: { context } }) => {
    const { meta } = getPageMeta(context.region, translateFrom(context.region.locale, ${toCamelCase(name)}Words, 'title'))
    return { meta: [...meta, noIndexMeta] }
  },
  headers: ({ loaderData }) => getPublicPageHeaders(loaderData === null),
  component: Page,
})

function Page() {
  return <${pascal}Page posted={Route.useLoaderData()} isSent={Route.useSearch().result === 'sent'} />
}
`
}
