import { fitPrompts } from '#app/copy/en-GB/fit-card.ts'
import { useWords } from '#app/copy/use-words.ts'
import { Modal } from '#app/ui/modal.tsx'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { FitCard } from '../card/fit-card.tsx'

/** The saved-fit card in a modal over any page, opened by `useOpenPanel().open('fit')`. */
export function FitPanel() {
  const t = useWords(fitPrompts)
  const { panel, close } = useOpenPanel()
  return (
    <Modal open={panel === 'fit'} title={t('panel.title')} closeLabel={t('close')} onClose={close}>
      <FitCard />
    </Modal>
  )
}
