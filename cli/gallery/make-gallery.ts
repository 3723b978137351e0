import { availableParallelism } from 'node:os'
import { COOKIE } from '#contracts/shop/visitor.ts'
import { type ControlClient, createControlClient } from '#mocks/control/client.ts'
import { orUsageError } from '../backend/session.ts'
import { createPhotographer, type Photographer } from '../pages/photographer.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { UsageError } from '../usage-error.ts'
import { formatGallery } from './format-gallery.ts'
import { openGallery, type SavedView } from './gallery-folder.ts'
import { type GalleryPage, pickPaths, planGallery } from './plan-gallery.ts'

type GalleryOptions = {
  backend: string
  words: readonly string[]
  /** Paths besides those of the site map, in the default data. */
  pages: readonly string[]
  /** The gallery's name, and that of the earlier one. */
  save: string
  against: string
}

/** A phone, a tablet, a desktop. */
const WIDTHS = [360, 768, 1280]
const HEIGHT = 900
/** The cookies of a visitor whose pages show neither the consent bar nor the newsletter. */
const NOTHING_OVER_PAGES = [
  { name: COOKIE.privacyConsent, value: 'necessary', httpOnly: false, maxAgeSeconds: 3_600 },
  { name: COOKIE.hideNewsletterPrompt, value: 'true', httpOnly: false, maxAgeSeconds: 3_600 },
]
/** Views that are not taken by then are left out and named, in ms. */
const MAX_MS = 10 * 60_000

/** Photographs the running shop's pages in their scenarios at three widths, and compares them with an earlier gallery. */
export async function makeGallery(options: GalleryOptions, terminal: Terminal) {
  const { backend, words, pages, save, against } = options
  const control = createControlClient({ origin: backend })
  const { storefront: shop } = await orUsageError(control.health())
  const plan = planGallery(await control.scenarios(), [...(await readPaths(shop)), ...pages], words)
  if (plan.length === 0)
    throw new UsageError(`No scenario and no page has the words ${words.join(' ')}.`, {
      next: 'Run `npx spoke scenario list` to see them all.',
      exitCode: 2,
    })
  const gallery = openGallery(save, against)
  const photographer = await createPhotographer()
  const savedViews: SavedView[] = []
  const startedAt = performance.now()
  const queue = [...plan]
  const work = async () => {
    while (performance.now() - startedAt < MAX_MS && !terminal.signal.aborted) {
      const page = queue.shift()
      if (!page) return
      terminal.progress(`${plan.length - queue.length} of ${plan.length}  ${page.name}`)
      savedViews.push(...(await photograph(page, { control, photographer, backend, shop, gallery })))
    }
  }
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, work))
  } finally {
    await photographer.close()
  }
  const views = savedViews.toSorted((one, other) => one.name.localeCompare(other.name))
  gallery.writeIndex(formatGallery(views, `Gallery ${save}`))
  return { folder: gallery.folder, views, left: queue.map(({ name }) => name), ms: performance.now() - startedAt }
}

type Studio = {
  control: ControlClient
  photographer: Photographer
  backend: string
  shop: string
  gallery: ReturnType<typeof openGallery>
}

/** A page's views at all widths, in a world of its own. */
async function photograph(
  { scenario, path, name }: GalleryPage,
  { control, photographer, backend, shop, gallery }: Studio,
): Promise<SavedView[]> {
  const world = `gallery-${crypto.randomUUID().slice(0, 8)}`
  try {
    const { visitor } = await control.load(world, scenario === undefined ? [] : [scenario])
    await control.setVisitor(world, { ...visitor, cookies: [...visitor.cookies, ...NOTHING_OVER_PAGES] })
    const target = scenario === undefined ? { path } : {}
    const shot = { backend, shop, world, widths: WIDTHS, height: HEIGHT, ...target }
    const { views, status, errors } = await photographer.take(shot)
    return await Promise.all(
      views.map(async (view) => {
        const own = `${name}-${view.width}`
        return { name: own, status, errors, ...(await gallery.save(own, view)) }
      }),
    )
  } catch (error) {
    return [{ name, status: 0, isCompared: false, errors: [error instanceof Error ? error.message : String(error)] }]
  } finally {
    await control.removeWorld(world).catch(() => {})
  }
}

async function readPaths(shop: string): Promise<string[]> {
  const response = await fetch(new URL('/sitemap/gb.xml', shop)).catch(() => null)
  if (response?.ok) return pickPaths(await response.text())
  throw new UsageError(`The shop at ${shop} does not answer.`, { next: 'Start it with `npx spoke dev`.', exitCode: 2 })
}
