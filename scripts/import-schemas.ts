import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildClientSchema, type IntrospectionQuery, printSchema } from 'graphql'

/**
 * Writes the newest published schemas of Shopify's two APIs as SDL. They are the introspections in the installed
 * @shopify/hydrogen-react, whose release names the version of the APIs.
 *   node scripts/import-schemas.ts            writes the files that changed
 *   node scripts/import-schemas.ts --check    writes nothing, lists stale files, exit code 1 if there are any
 */
const { values } = parseArgs({ options: { check: { type: 'boolean' } } })

const NEWEST_VERSION = '2026-04'
const SCHEMAS = { shopify: 'storefront', 'customer-account': 'customer-account' }

const staleFiles = Object.entries(SCHEMAS).flatMap(([upstream, published]) => {
  const file = new URL(`../contracts/${upstream}/${NEWEST_VERSION}.graphql`, import.meta.url)
  const source = readPublishedSchema(`@shopify/hydrogen-react/${published}.schema.json`)
  if (existsSync(file) && readFileSync(file, 'utf8') === source) return []
  if (!values.check) writeFileSync(file, source)
  return [fileURLToPath(file)]
})
for (const file of staleFiles) console.log(`${values.check ? 'stale' : 'written'}: ${file}`)
if (staleFiles.length === 0) console.log(`The schemas of ${NEWEST_VERSION} are those that are published.`)
else if (values.check) {
  console.error('Run `node scripts/import-schemas.ts` and commit what it writes.')
  process.exitCode = 1
}

function readPublishedSchema(specifier: string): string {
  const published: IntrospectionQuery = JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(specifier)), 'utf8'))
  return `${printSchema(buildClientSchema(published, { assumeValid: true }))}\n`
}
