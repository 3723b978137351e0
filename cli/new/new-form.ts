import { addAfter, addBefore, type FileChange } from '#mocks/control/keep/file-changes.ts'
import { createJourneyChange } from '#mocks/control/keep/scenario-changes.ts'
import { type FormOptions, formatForm, formatFunctions, formatRoute, STYLE } from './form-sources.ts'
import { createPageFiles, listPage, NO_GOLDEN_FILES } from './new-page.ts'
import { type Recipe, toPascalCase } from './recipe.ts'

/** A page with a form of one email address, which works without script, limited, and with its failure. */
export function createForm(form: FormOptions): Recipe {
  const { name, folder } = form
  const pascal = toPascalCase(name)
  return {
    changes: [
      ...createPageFiles(form, {
        imports: `import type { Posted${pascal} } from './${name}.functions.ts'\nimport { ${pascal}Form } from './${name}-form.tsx'\n`,
        props: `props: { isSent: boolean; posted: Posted${pascal} | null }`,
        body: `<${pascal}Form {...props} />`,
      }).map((change) => ('create' in change ? { ...change, create: addFormTexts(change.create) } : change)),
      { file: `app/${folder}/${name}.functions.ts`, create: formatFunctions(form) },
      { file: `app/${folder}/${name}-form.module.css`, create: STYLE },
      { file: `app/${folder}/${name}-form.tsx`, create: formatForm(form) },
      { file: `app/routes/${name}.tsx`, create: formatRoute(form) },
      ...listPage(name),
      ...listForm(form),
      createJourneyChange({ name, summary: 'The page has its title.', path: `/${name}` }),
    ],
    generates: ['routes'],
    decisions: [
      `What it asks and sends: app/${folder}/${name}.functions.ts calls \`backend newsletter\` until then; a new call starts in contracts`,
      `What it says: app/copy/${name}.ts, and the message of its failure: \`npx spoke new error\``,
      'How often it may be sent: app/http/limits/limits.ts',
      'Whether search engines find it: FIXED_PATHS in app/seo/site-pages.server.ts',
    ],
    failsFirst: [NO_GOLDEN_FILES],
    look: `npx spoke test every-form /${name}`,
  }
}

const addFormTexts = (text: string) =>
  text.replace(
    '} as const',
    `  email: 'Email address',
  send: 'Send',
  sending: 'Sending',
  sent: 'Sent',
  'not-sent': 'Not sent',
  thanks: 'Thank you. We have it.',
} as const`,
  )

/** The form among those whose keyboard, failure and success are tested, and its parameter. */
const listForm = ({ name, folder }: FormOptions): FileChange[] => [
  addBefore(
    'tests/e2e/forms/shop-forms.ts',
    ']\n\n/** Forms that are not in the table',
    `  {
    name: 'the form of /${name}',
    file: 'app/${folder}/${name}-form.tsx',
    path: '/${name}',
    fields: [EMAIL],
    submit: 'Send',
    call: { upstream: 'backend', operation: 'newsletter' },
    failure: NOT_SUBSCRIBED,
    success: ({ page }) => page.getByText('Thank you. We have it.'),
  },
`,
  ),
  addAfter(
    'app/routes/-page-address.test.ts',
    'const READ_PARAMETERS: Record<string, readonly string[]> = {\n',
    `  '/${name}': ['result'],\n`,
  ),
]
