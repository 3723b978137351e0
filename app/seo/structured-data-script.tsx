import type { StructuredData } from './structured-data.ts'

/**
 * Structured data in the page. It is a block of data, not a script that runs, so it needs no hash in the page's policy.
 * It stands in the body, where React draws it once; the router's own head tags draw it again when script takes over.
 */
export function StructuredDataScript({ data }: { data: readonly StructuredData[] }) {
  const graph = { '@context': 'https://schema.org', '@graph': data }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `<` is escaped, so that no text can end the element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inScript(graph) }} />
}

const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
