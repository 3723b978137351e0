import { expect, test } from 'vitest'
import { ROOT } from '../../machine/project-folders.ts'
import { createError } from '../../new/new-error.ts'
import { createForm } from '../../new/new-form.ts'
import { createPage } from '../../new/new-page.ts'
import { createRegion } from '../../new/new-region.ts'
import { createJourney, createScenario } from '../../new/new-scenario.ts'
import { createUpstream } from '../../new/new-upstream.ts'
import { formatClosing } from './kinds.ts'

const PAGE = { name: 'gift-guide', title: 'Gift guide', folder: 'content/pages' }

/** The closing words below 'Fails at first', of each kind of `spoke new`. */
const FAILS_FIRST = {
  scenario: [createScenario(ROOT, { name: 'x-gone', department: 'product', summary: 'Gone.', start: '/' }), null],
  journey: [createJourney({ name: 'belts', summary: 'The page has its title.', path: '/' }), null],
  error: [
    createError(ROOT, {
      code: 'cart.wrap-failed',
      department: 'cart',
      when: 'Wrapping fails',
      shown: 'Not wrapped.',
      fault: { upstream: 'backend', operation: 'newsletter' },
      path: '/cart',
    }),
    /npx spoke test error-catalogue cart\.wrap-failed\nFails at first:\n {2}That journey, until .*report\('cart\.wrap-failed', cause\)/,
  ],
  upstream: [
    createUpstream('loyalty'),
    /tests\/reached-pacts\.test\.ts, until .*getUpstreams\(region\)\.loyalty\.item/,
  ],
  page: [createPage(PAGE), /tests\/golden-cases\.test\.ts, until `npm run golden`/],
  form: [createForm(PAGE), /tests\/golden-cases\.test\.ts, until `npm run golden`/],
  region: [
    createRegion({ code: 'au', countryName: 'Australia', currency: 'AUD', locale: 'en-AU', rate: 1.5 }),
    /npm run typecheck, until .*\n.*npm run golden/,
  ],
} as const

test.each(Object.entries(FAILS_FIRST))(
  'the closing words of `spoke new %s` say what fails at first, and until when [CLI-05]',
  (_, [recipe, words]) => {
    const closing = formatClosing(['app/x.ts'], recipe)
    if (words) expect(closing).toMatch(words)
    else expect(closing).not.toContain('Fails at first')
  },
)
