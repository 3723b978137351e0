import { useLocation } from '@tanstack/react-router'
import { Drawer } from '#app/ui/drawer.tsx'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { FitFinder } from './fit-finder.tsx'
import type { Show } from './machine/finder.ts'
import { useFinder } from './machine/use-finder.ts'
import { useFinderWords } from './words.ts'

/**
 * The Fit Finder beside any page, opened by the address's fragment (FIT-01). The page under it stays where it is, so its
 * questions are no entries of the history: its own Back steps back, the browser's closes it. Answers are kept.
 */
export function FinderDrawer() {
  const { panel, close } = useOpenPanel()
  const t = useFinderWords()
  // on its own page it is there already
  const isOnPage = useLocation({ select: ({ pathname }) => pathname === '/fit-finder' })
  return (
    <Drawer open={panel === 'fit-finder' && !isOnPage} title={t('title')} closeLabel={t('close')} onClose={close}>
      <Contents />
    </Drawer>
  )
}

const nowhere: Show = () => {}

/** Made anew whenever the drawer opens: it goes on where it was. */
function Contents() {
  const [state, finder] = useFinder(undefined, nowhere)
  return <FitFinder state={state} finder={finder} inDrawer />
}
