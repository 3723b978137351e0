import { type Catalogue, SNAPSHOTS } from '#mocks/world/catalogue/catalogue.ts'
import { type GarmentProduct, hasGarment } from '#mocks/world/catalogue/has-garment.ts'
import { SCENE_NAMES } from './drawing/scenes/scene.ts'
import { getViews } from './views.ts'

/** An HTML overview for developers: all scenes, every style at the size of a product card, and every view of each kind. */
export function renderContactSheet({ products }: Pick<Catalogue, 'products'>): string {
  const garments = products.filter(hasGarment)
  const styles = findFirsts(garments, (product) => product.style)
  const kinds = findFirsts(garments, (product) => product.garment.kind)
  const cards = styles.map(
    (product) => `<figure>${renderView(product, 'front', 240)}<figcaption>${product.style}</figcaption></figure>`,
  )
  const rows = kinds.map((product) => {
    const views = [...getViews(product.garment), ...SNAPSHOTS].map((view) => renderView(product, view, 240))
    return `<h2>${product.garment.kind}</h2><p>${views.join('')}</p>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title>
<style>body{margin:2rem;font:1rem/1.5 system-ui;background:#fff;color:#001e3c}img{display:inline-block;margin:0 4px 4px 0;background:#f3efe8}h2{font-size:1rem;margin:2rem 0 .5rem}p{margin:0}section{display:flex;flex-wrap:wrap;gap:4px}figure{margin:0}figcaption{font-size:.75rem}</style>
<h1>Pictures</h1>
<p>${SCENE_NAMES.map((name) => `<a href="scenes/${name}.jpg?width=1600"><img src="scenes/${name}.jpg?width=320" width="320" alt="${name}" loading="lazy"></a>`).join('')}</p>
<h2>Styles</h2><section>${cards.join('')}</section>
${rows.join('\n')}</html>`
}

/** The first product of each key, in their order. */
const findFirsts = (products: readonly GarmentProduct[], getKey: (product: GarmentProduct) => string) =>
  products.filter((product, index) => products.findIndex((other) => getKey(other) === getKey(product)) === index)

const renderView = ({ handle }: GarmentProduct, view: string, width: number): string =>
  `<a href="${handle}/${view}.jpg?width=1600"><img src="${handle}/${view}.jpg?width=${width}" width="${width}" height="${width * 1.25}" alt="${handle}, ${view}" loading="lazy"></a>`
