/** The router's rewrite for previews: removes preview=true before routes match, and adds it to every link. */
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
