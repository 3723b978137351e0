import { type Command, InvalidArgumentError } from 'commander'
import { collectValue, formatExamples, readGlobals } from '../terminal/options.ts'
import { type Terminal, toShortList } from '../terminal/terminal.ts'

type Options = { page: string[]; save: string; against?: string }

/** Adds `spoke gallery`. */
export function addGalleryCommand(program: Command, terminal: Terminal): void {
  program
    .command('gallery')
    .argument('[words...]', 'only scenarios and pages with all these words')
    .description('photograph the running shop in every scenario at three widths, and compare with before')
    .option('--page <path>', 'a page besides those of the site map; repeatable', collectPath, [])
    .option('--save <name>', 'the name of the gallery', parseName, 'latest')
    .option('--against <name>', 'the gallery to compare with; the same one by default', parseName)
    .addHelpText('after', formatExamples('spoke gallery', 'spoke gallery cart', 'spoke gallery --save main'))
    .action(async (words: string[], { page, save, against }: Options, command: Command) => {
      const { backend, print } = readGlobals(command, terminal)
      const { makeGallery } = await import('../gallery/make-gallery.ts')
      const made = await makeGallery({ backend, words, pages: page, save, against: against ?? save }, terminal)
      print(made, () => format(made))
    })
}

type Made = Awaited<ReturnType<typeof import('../gallery/make-gallery.ts')['makeGallery']>>

function format({ folder, views, left, ms }: Made): string {
  const differing = views.flatMap(({ name, difference }) =>
    difference
      ? [`  ${name}: ${(difference.pixels * 100).toFixed(2)} % of the pixels, ${difference.lines.length} lines`]
      : [],
  )
  const failed = views.filter(({ status }) => status === 0).map(({ name, errors }) => `  ${name}: ${errors[0]}`)
  return [
    `${views.length} views in ${(ms / 1_000).toFixed(1)} s: ${folder}/index.html`,
    differing.length > 0 ? `${differing.length} differ from before:` : 'None differs from an earlier one.',
    ...differing,
    ...(failed.length > 0 ? ['Not taken:', ...toShortList(failed)] : []),
    ...(left.length > 0 ? [`${left.length} pages are left out after ten minutes; give words for fewer.`] : []),
  ].join('\n')
}

function parseName(name: string): string {
  if (/^[\w-]{1,40}$/.test(name)) return name
  throw new InvalidArgumentError('Expected a name of letters, digits and hyphens.')
}

function collectPath(path: string, earlier: string[]): string[] {
  if (/^\/\S*$/.test(path)) return collectValue(path, earlier)
  throw new InvalidArgumentError('Expected a path like /cart.')
}
