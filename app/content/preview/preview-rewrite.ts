/**
 * The router's rewrite for a page that shows drafts: the mark is taken off before routes match, and every link gains it,
 * so that an editor walks through the whole shop in drafts. A page without the mark has no rewrite.
 */
export const previewRewrite = {
  input: ({ url }: { url: URL }) => {
    url.searchParams.delete('preview')
    return url
  },
  output: ({ url }: { url: URL }) => {
    url.searchParams.set('preview', 'true')
    return url
  },
}
