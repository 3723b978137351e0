/** Props of an element whose plain links the router follows without loading a document (app/region/use-client-links.ts). */
export const clientLinks = { 'data-client-links': '' }
