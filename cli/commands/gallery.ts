import { type Command, InvalidArgumentError } from 'commander'
import { collectValue, formatExamples, readGlobals } from '../terminal/options.ts'
import type { Terminal } from '../terminal/terminal.ts'

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
      const { formatMade } = await import('../gallery/format-made.ts')
      print(made, () => formatMade(made))
    })
}

function parseName(name: string): string {
  if (/^[\w-]{1,40}$/.test(name)) return name
  throw new InvalidArgumentError('Expected a name of letters, digits and hyphens.')
}

function collectPath(path: string, earlier: string[]): string[] {
  if (/^\/\S*$/.test(path)) return collectValue(path, earlier)
  throw new InvalidArgumentError('Expected a path like /cart.')
}
