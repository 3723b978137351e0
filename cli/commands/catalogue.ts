import { type Command, InvalidArgumentError, Option } from 'commander'
import { type ExportedMetafields, METAFIELD_OWNERS } from '#mocks/control/goods/exported-metafields.ts'
import { requireWritable, writeOutput } from '../machine/output-file.ts'
import { collectNames, formatExamples, parseUrl, readGlobals } from '../terminal/options.ts'
import { formatTable, type Terminal } from '../terminal/terminal.ts'
import { UsageError } from '../usage-error.ts'

type ExportOptions = {
  from: string
  token: string
  out: string
  apiVersion: string
  menu: string[]
  metaobject: string[]
  metafield: ExportedMetafields
}

/** Hydrogen's menus, which every Shopify store begins with. */
const USUAL_MENUS = ['main-menu', 'footer']

/** Adds `spoke catalogue check|fields|schema|export`. */
export function addCatalogueCommands(program: Command, terminal: Terminal): void {
  const catalogue = program
    .command('catalogue')
    .description('check or export a goods file: goods of another shop for the simulated Shopify')

  catalogue
    .command('check')
    .argument('<file>', 'a goods file')
    .description('check a goods file and count what is in it; changes nothing')
    .addHelpText('after', formatExamples('spoke catalogue check goods.json'))
    .action(async (file: string, _options, command: Command) => {
      const { print } = readGlobals(command, terminal)
      const { checkGoodsFile } = await import('#mocks/control/goods/check-goods-file.ts')
      const counts = await orUsageError(checkGoodsFile(file), SEE_FIELDS)
      print({ ok: true, file, counts }, () => `${file} is a goods file with ${formatCounts(counts)}.`)
    })

  catalogue
    .command('fields')
    .description('list every field of a goods file')
    .addHelpText('after', formatExamples('spoke catalogue fields', 'spoke catalogue fields --json'))
    .action(async (_options, command: Command) => {
      const { print } = readGlobals(command, terminal)
      const { describeFields } = await import('#mocks/control/goods/describe-format.ts')
      const fields = describeFields()
      print(fields, () =>
        formatTable(
          fields.map(({ path, isRequired, description }) => [
            path,
            [isRequired ? 'required' : '', description].filter(Boolean).join('; '),
          ]),
        ),
      )
    })

  catalogue
    .command('schema')
    .description('print the JSON Schema of a goods file, for editors')
    .addHelpText('after', formatExamples('spoke catalogue schema > goods.schema.json'))
    .action(async () => {
      const { formatJsonSchema } = await import('#mocks/control/goods/describe-format.ts')
      terminal.out(formatJsonSchema())
    })

  catalogue
    .command('export')
    .description('read a store by its Storefront API and write its goods file')
    .requiredOption('--from <url>', 'the store, like https://shop.example', parseUrl)
    .addOption(
      new Option('--token <token>', 'a Storefront API access token of it')
        .env('PUBLIC_STOREFRONT_API_TOKEN')
        .makeOptionMandatory(),
    )
    .option('--out <file>', 'the file to write', 'goods.json')
    .option('--api-version <version>', 'the version of the Storefront API', '2025-01')
    .option('--menu <handle>', 'a menu besides main-menu and footer; repeat it for more', collectNames, [])
    .option('--metaobject <type>', 'a type of metaobjects; repeat it for more', collectNames, [])
    .option(
      '--metafield <name>',
      'a metafield like product:custom.care, of any owner that has some; repeat it for more',
      collectMetafield,
      {},
    )
    .addHelpText(
      'after',
      formatExamples(
        'spoke catalogue export --from https://shop.example --token 3f9c…',
        'spoke catalogue export --from https://shop.example --token 3f9c… --metaobject farm --metafield product:custom.farm',
      ),
    )
    .action(async (options: ExportOptions, command: Command) => {
      const { print } = readGlobals(command, terminal)
      const { exportStore } = await import('#mocks/control/goods/export-store.ts')
      const { from, token, apiVersion, out, menu, metaobject, metafield } = options
      const byName = { menus: [...USUAL_MENUS, ...menu], metaobjectTypes: metaobject, metafields: metafield }
      requireWritable(out)
      const exporting = exportStore({ from, token, apiVersion }, byName, terminal.progress)
      const { file, notes } = await orUsageError(exporting, 'Check --from, --token, --api-version and the network.')
      writeOutput(out, `${JSON.stringify(file, null, 2)}\n`)
      const { checkGoodsFile } = await import('#mocks/control/goods/check-goods-file.ts')
      const counts = await orUsageError(checkGoodsFile(out), SEE_FIELDS)
      for (const note of notes) terminal.err(note)
      print(
        { ok: true, file: out, counts, notes },
        () => `Wrote ${out} with ${formatCounts(counts)}.\nUse it: spoke backend --catalogue ${out}`,
      )
    })
}

/** `product:custom.care` in the list of its owner. */
function collectMetafield(text: string, earlier: ExportedMetafields): ExportedMetafields {
  const [, name, namespace, key] = /^(\w+):([^.]+)\.(.+)$/.exec(text) ?? []
  const owner = METAFIELD_OWNERS.find((candidate) => candidate === name)
  if (owner && namespace && key) return { ...earlier, [owner]: [...(earlier[owner] ?? []), { namespace, key }] }
  throw new InvalidArgumentError(`Expected a name like product:custom.care, of ${METAFIELD_OWNERS.join(', ')}.`)
}

/** The counts that are not zero: '6 products, 11 variants, 1 blog'. */
const formatCounts = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${count === 1 ? name.replace(/ies$/, 'y').replace(/s$/, '') : name}`)
    .join(', ')

const SEE_FIELDS = '`npx spoke catalogue fields` lists every field of a goods file.'

/** Errors of a goods file, a store or the file system: their messages say what is wrong. */
const EXPECTED = new Set(['GoodsFileError', 'StoreUnreadable'])

/** Turns what a file or a store is wrong with into a message without a stack. */
async function orUsageError<Result>(work: Promise<Result>, next: string): Promise<Result> {
  try {
    return await work
  } catch (cause) {
    if (cause instanceof Error && (EXPECTED.has(cause.name) || 'code' in cause))
      throw new UsageError(cause.message, { next, cause })
    throw cause
  }
}
