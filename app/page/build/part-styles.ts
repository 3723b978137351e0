import type { Plugin, Rolldown } from 'vite'
import { STALE_PAGE } from '../call-server.ts'

/**
 * Links a style sheet with the page and ships none of its class names: `import './x.module.css?styles-only'`.
 * - Why: a StaticPart and an Island (app/page/README.md) need their styles with the page, and their code later or never.
 *   Vite drops a CSS module whose names nobody uses, and keeping the names costs 1.2 kB of the product page's script.
 *   A sheet that hydrated components import too needs no second import.
 * - What breaks it: a Vite whose CSS plugin runs after this one, or whose class names depend on the query. Then
 *   tests/e2e/bundle.spec.ts fails.
 * - When it can go: when `Hydrate` of TanStack Start serves static parts, since its compiler links their styles itself.
 */
export const keepStyleImports: Plugin = {
  name: 'keep-style-imports',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css\?styles-only$/ },
    handler: () => ({ code: '', map: null, moduleSideEffects: 'no-treeshake' }),
  },
}

const CSS = /\.css(\?|$)/

/** What Vite's own helper must contain: its export, and its parameters for the files of a lazy part. */
const EXPECTED = ['export const __vitePreload', 'baseModule, deps']

/** The placeholder of `import` until the bundle is written: Vite would wrap the helper's own import in itself. */
const IMPORT = '__IMPORT_WITHOUT_HELPER__'

/**
 * The helper in the browser: it loads a lazy part's code and style sheets at the same time, except sheets whose files are
 * named in a comment of the style that is inlined in the page. A failed sheet can be requested again. The page is stale
 * (app/errors/stale-page.ts) only if the server says that it lacks the file, or the entry where the browser does not name the
 * file: a content blocker and a lost connection fail in the same way.
 */
const HELPER = `
const loading = {}
const isInPage = (file) => document.querySelector('style[data-tsr-inline-css]')?.textContent.includes('/*' + file + '*/')
const load = (file) => new Promise((resolve, reject) => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = '/' + file
  link.onload = resolve
  link.onerror = () => {
    link.remove()
    delete loading[file]
    reject(Error(link.href + ' failed to load'))
  }
  document.head.append(link)
})
const loadOnce = (file) => loading[file] ??= isInPage(file) ? 1 : load(file)
const onFailure = async (cause) => {
  const file = /https?:\\S+/.exec(cause.message)?.[0] ?? document.querySelector('script[type=module]').src
  const { status } = await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => ({}))
  if (status === 404) await ${IMPORT}('/${STALE_PAGE}').catch(() => {})
  throw cause
}
export const __vitePreload = async (loadCode, files = []) => (await Promise.all([loadCode(), ...files.map(loadOnce)]).catch(onFailure))[0]
`

/**
 * Lazy chunks load only style sheets that are not in the page.
 * - Why: with the inline style of a first visit (vite.config.ts) Vite's helper finds no link and loads the same sheets
 *   again: 7 kB, and their font declarations visibly swap the font (no-shift.spec.ts). It is also 0.5 kB larger on
 *   every first visit (gzip, measured 2026-11-22), and requests code only after the style.
 * - What breaks it: Vite changing its preload helper. Then the build fails here.
 * - When it can go: when TanStack Start tells Vite which sheets it has inlined.
 */
export function loadMissingStyles(): Plugin {
  return {
    name: 'load-missing-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (EXPECTED.some((part) => !code.includes(part)))
          this.error('Vite’s preload helper has changed: compare it with the one of app/page/build/part-styles.ts.')
        return HELPER
      },
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const sheets = getSheets(bundle)
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = file.code.replace(IMPORT, 'import')
          else if (file.fileName.endsWith('.css')) {
            const names = getFilesWithin(file.fileName, sheets).map((name) => `/*${name}*/`)
            file.source = `${names.join('')}${file.source}`
          }
        }
      },
    },
  }
}

/** The source style sheets that each built one is made of. */
function getSheets(bundle: Rolldown.OutputBundle): ReadonlyMap<string, ReadonlySet<string>> {
  const sheets = new Map<string, ReadonlySet<string>>()
  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk') continue
    const ids = file.moduleIds.filter((id) => CSS.test(id)).map((id) => id.replace(/\?.*/, ''))
    const [name, ...others] = file.viteMetadata?.importedCss ?? []
    if (name && others.length === 0) sheets.set(name, new Set(ids))
  }
  return sheets
}

/** A file and the others that it contains, such as the ones of static parts and islands, whose styles their page imports. */
function getFilesWithin(name: string, sheets: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const own = sheets.get(name)
  const others = [...sheets].filter(
    ([other, parts]) => other !== name && own && [...parts].every((part) => own.has(part)),
  )
  return [name, ...others.map(([other]) => other)]
}
