import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { ROOT } from '../../machine/project-folders.ts'
import { UsageError } from '../../usage-error.ts'
import type { Kinds } from './kinds.ts'
import { parseCurrency, parseFolder, parseLocale, parseRate } from './values.ts'

type RegionOptions = { country: string; currency: string; locale: string; rate: number }

/** Adds `spoke new upstream|region|page|form`: parts of the shop. */
export function addPartKinds({ add, write }: Kinds): void {
  add(
    'upstream',
    'name',
    'a service that the shop calls: contract, client, pact, simulation, configuration',
    'spoke new upstream loyalty',
  ).action(async (name: string, _options, command: Command) => {
    const { createUpstream } = await import('../../new/new-upstream.ts')
    await write(command, () => createUpstream(name))
  })

  add(
    'region',
    'region',
    'a shop of another country',
    'spoke new region au --country Australia --currency AUD --locale en-AU',
  )
    .requiredOption('--country <name>', 'its country')
    .requiredOption('--currency <code>', 'its currency, by ISO 4217', parseCurrency)
    .requiredOption('--locale <locale>', 'its language, such as en-AU', parseLocale)
    .option('--rate <number>', 'what prices in dollars are multiplied by', parseRate, 1)
    .action(async (code: string, { country, ...options }: RegionOptions, command: Command) => {
      const { createRegion } = await import('../../new/new-region.ts')
      await write(command, () => createRegion({ ...options, code, countryName: country }))
    })

  for (const kind of ['page', 'form'] as const)
    add(
      kind,
      'name',
      kind === 'page' ? 'a page with its route, texts and journey' : 'a page with a form, its call and its failure',
      `spoke new ${kind} gift-wrap --title "Gift wrap"`,
    )
      .requiredOption('--title <words>', 'the title of its page')
      .option('--folder <folder>', 'a folder of app', parseFolder, kind === 'page' ? 'content/pages' : 'mailing')
      .action(async (name: string, options: { title: string; folder: string }, command: Command) => {
        if (existsSync(join(ROOT, `app/routes/${name}.tsx`)))
          throw new UsageError(`There is a page /${name}.`, {
            next: 'Choose another name; nothing was written.',
            exitCode: 2,
          })
        const create =
          kind === 'page'
            ? (await import('../../new/new-page.ts')).createPage
            : (await import('../../new/new-form.ts')).createForm
        await write(command, () => create({ ...options, name }))
      })
}
