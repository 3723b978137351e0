import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

/** At most one panel is open on a page, so which one is a single value (NAV-13). */
export type Panel = 'none' | 'cart' | 'menu' | 'search' | 'fit-finder'

type OpenPanel = { panel: Panel; open: (panel: Exclude<Panel, 'none'>) => void; close: () => void }

const Context = createContext<OpenPanel | null>(null)

/** Holds which panel is open, for everything inside. */
export function PanelProvider({ children }: { children: ReactNode }) {
  const [panel, setPanel] = useState<Panel>('none')
  const value = useMemo<OpenPanel>(() => ({ panel, open: setPanel, close: () => setPanel('none') }), [panel])
  return <Context value={value}>{children}</Context>
}

/** Which panel is open, and the means to open one and to close it. */
export function useOpenPanel(): OpenPanel {
  const value = useContext(Context)
  if (!value) throw new Error('useOpenPanel is for components inside PanelProvider')
  return value
}
