import { addAfter, addBefore, type FileChange } from '#mocks/control/keep/file-changes.ts'
import { createJourneyChange } from '#mocks/control/keep/scenario-changes.ts'
import { type Recipe, toCamelCase, toPascalCase } from './recipe.ts'

/** What fails for a page without golden files. */
export const NO_GOLDEN_FILES =
  'tests/golden-cases.test.ts, until `npm run golden` has written its golden files; read them'

/** A page: its name is its address, and its folder is one of app. */
type PageOptions = { name: string; title: string; folder: string }

/** A page with a title and a text, which search engines find, with its route, its texts and a journey. */
export const createPage = (page: PageOptions): Recipe => ({
  changes: [
    ...createPageFiles(page, { body: '' }),
    { file: `app/routes/${page.name}.tsx`, create: formatRoute(page) },
    ...listPage(page.name),
    addBefore('app/seo/site-pages.server.ts', '] as const\n\ntype StorePage', `  '/${page.name}',\n`),
    createJourneyChange({ name: page.name, summary: `The page has its title.`, path: `/${page.name}` }),
  ],
  generates: ['routes'],
  decisions: [
    `What it says: app/copy/${page.name}.ts, and its place in the shop: app/${page.folder}`,
    'Who links to it: mocks/shop/content.json for the menu, app/shell for the footer',
    'Its byte budget: node scripts/bench/bytes.ts',
  ],
  failsFirst: [NO_GOLDEN_FILES],
  look: `npx spoke test ${page.name}`,
})

/** The component of a page, its style and its texts. */
export function createPageFiles(
  { name, title, folder }: PageOptions,
  { body, imports = '', props = '' }: { body: string; imports?: string; props?: string },
): FileChange[] {
  const words = `${toCamelCase(name)}Words`
  return [
    {
      file: `app/copy/${name}.ts`,
      create: `/** Texts of the page /${name}. */
export const ${words} = {
  title: ${JSON.stringify(title)},
  text: ${JSON.stringify(`${title}, in a sentence or two.`)},
} as const
`,
    },
    {
      file: `app/${folder}/${name}-page.module.css`,
      create: `.page {
  display: grid;
  align-content: center;
  gap: var(--s5);
  min-height: 55vh;
  max-width: 40rem;
  margin-inline: auto;
  padding: var(--s16) var(--gutter);
}

.title {
  font-size: var(--text-2xl);
}

.text {
  max-width: 60ch;
  color: var(--ink-soft);
}
`,
    },
    {
      file: `app/${folder}/${name}-page.tsx`,
      create: `import { ${words} } from '#app/copy/${name}.ts'
import { useWords } from '#app/copy/use-words.ts'
${imports}import styles from './${name}-page.module.css'

/** The page /${name}. */
export function ${toPascalCase(name)}Page(${props}) {
  const t = useWords(${words})
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.text}>{t('text')}</p>
      ${body}
    </div>
  )
}
`,
    },
  ]
}

/** The page among those that all pages' tests visit. */
export const listPage = (name: string): FileChange[] => [
  addAfter(
    'tests/support/page-routes.ts',
    'PAGE_ROUTES: Readonly<Record<string, string>> = {\n',
    `  '/${name}': '/${name}',\n`,
  ),
]

const formatRoute = ({ name, folder }: PageOptions) => `import { createFileRoute } from '@tanstack/react-router'
import { translateFrom } from '#app/copy/copy.ts'
import { ${toCamelCase(name)}Words } from '#app/copy/${name}.ts'
import { ${toPascalCase(name)}Page } from '#app/${folder}/${name}-page.tsx'
import { getPageMeta } from '#app/shell/page-head.ts'
import { getPublicPageHeaders } from './-page-headers.ts'

export const Route = createFileRoute('/${name}')({
  head: ({ match: { context } }) =>
    getPageMeta(context.region, translateFrom(context.region.locale, ${toCamelCase(name)}Words, 'title')),
  headers: () => getPublicPageHeaders(true),
  component: ${toPascalCase(name)}Page,
})
`
