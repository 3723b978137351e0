import type { Catalogue, CatalogueProduct } from '#mocks/world/catalogue/catalogue.ts'
import { SCENE_NAMES } from './drawing/scenes/scene.ts'
import { VIEWS } from './views.ts'

/** An HTML overview of all scenes and of one product of each kind in every view, for developers. */
export function renderContactSheet({ products }: Pick<Catalogue, 'products'>): string {
  const kinds = Map.groupBy(products, (product) => product.garment.kind)
  const rows = [...kinds].map(
    ([kind, [first, ...others]]) =>
      `<h2>${kind}</h2><p>${first ? renderViews(first) : ''}</p><p>${others.slice(0, 12).map(renderThumbnail).join('')}</p>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title>
<style>body{margin:2rem;font:1rem/1.5 system-ui;background:#fff;color:#001e3c}img{margin:0 4px 4px 0;background:#f3efe8}h2{font-size:1rem;margin:2rem 0 .5rem}p{margin:0}</style>
<h1>Pictures</h1>
<p>${SCENE_NAMES.map((name) => `<a href="scenes/${name}.jpg?width=1600"><img src="scenes/${name}.jpg?width=320" width="320" alt="${name}" loading="lazy"></a>`).join('')}</p>
${rows.join('\n')}</html>`
}

const renderViews = ({ handle }: CatalogueProduct): string =>
  VIEWS.map(
    (view) =>
      `<a href="${handle}/${view}.jpg?width=1600"><img src="${handle}/${view}.jpg?width=320" width="256" height="320" alt="${handle}, ${view}" loading="lazy"></a>`,
  ).join('')

const renderThumbnail = ({ handle }: CatalogueProduct): string =>
  `<a href="${handle}/front.jpg?width=1600"><img src="${handle}/front.jpg?width=160" width="96" height="120" alt="${handle}" loading="lazy"></a>`
