import type { Catalogue, CatalogueProduct } from '#mocks/world/catalogue/catalogue.ts'
import { SCENE_NAMES } from './drawing/scenes/scene.ts'
import { getViews } from './views.ts'

/** An HTML overview for developers: all scenes, every style at the size of a product card, and every view of each kind. */
export function renderContactSheet({ products }: Pick<Catalogue, 'products'>): string {
  const styles = Map.groupBy(products, (product) => product.style)
  const kinds = Map.groupBy(products, (product) => product.garment.kind)
  const cards = [...styles].map(
    ([style, [first]]) =>
      `<figure>${first ? renderView(first, 'front', 240) : ''}<figcaption>${style}</figcaption></figure>`,
  )
  const rows = [...kinds].map(
    ([kind, [first]]) =>
      `<h2>${kind}</h2><p>${
        first
          ? getViews(first.garment)
              .map((view) => renderView(first, view, 240))
              .join('')
          : ''
      }</p>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title>
<style>body{margin:2rem;font:1rem/1.5 system-ui;background:#fff;color:#001e3c}img{display:inline-block;margin:0 4px 4px 0;background:#f3efe8}h2{font-size:1rem;margin:2rem 0 .5rem}p{margin:0}section{display:flex;flex-wrap:wrap;gap:4px}figure{margin:0}figcaption{font-size:.75rem}</style>
<h1>Pictures</h1>
<p>${SCENE_NAMES.map((name) => `<a href="scenes/${name}.jpg?width=1600"><img src="scenes/${name}.jpg?width=320" width="320" alt="${name}" loading="lazy"></a>`).join('')}</p>
<h2>Styles</h2><section>${cards.join('')}</section>
${rows.join('\n')}</html>`
}

const renderView = ({ handle }: CatalogueProduct, view: string, width: number): string =>
  `<a href="${handle}/${view}.jpg?width=1600"><img src="${handle}/${view}.jpg?width=${width}" width="${width}" height="${width * 1.25}" alt="${handle}, ${view}" loading="lazy"></a>`
