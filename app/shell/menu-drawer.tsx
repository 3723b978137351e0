import { Link } from '@tanstack/react-router'
import type { Menu } from '#app/content/menu.ts'
import { useCopy } from '#app/copy/use-copy.ts'
import { Drawer } from '#app/ui/drawer.tsx'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import styles from './menu-drawer.module.css'

/** The phone's menu: the same links as the header's. */
export function MenuDrawer({ menu }: { menu: Menu }) {
  const t = useCopy()
  const { panel, close } = useOpenPanel()
  return (
    <Drawer open={panel === 'menu'} title={t('header.menu')} closeLabel={t('close')} onClose={close} origin="left">
      <nav aria-label={t('header.menu')} className={styles.nav}>
        <ul className={styles.links}>
          {menu.links.map((link) => (
            <li key={link.href}>
              <Link to={link.href} className={styles.link} onClick={close}>
                {link.title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  )
}
