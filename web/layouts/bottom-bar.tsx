import { Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconMenu2 } from '@tabler/icons-react'
import { Link } from 'react-router'
import css from './bottom-bar.module.css'
import type { NavigationEntry, NavigationSection } from './navigation.ts'

type Props = { sections: NavigationSection[]; current: NavigationEntry | null }

/** Phones: the four most used places and a sheet with all of them. */
export function BottomBar({ sections, current }: Props) {
  const [isOpen, sheet] = useDisclosure(false)
  const places = sections.flatMap((section) => section.entries).filter((entry) => entry.isOnBottomBar)
  return (
    <>
      <nav className={css.bar} aria-label="Main" data-no-print>
        {places.slice(0, 4).map((entry) => (
          <Link key={entry.to} to={entry.to} className={css.place} aria-current={entry === current ? 'page' : undefined}>
            <entry.icon size={20} stroke={1.5} aria-hidden="true" />
            {entry.label}
          </Link>
        ))}
        <button type="button" className={css.place} onClick={sheet.open} aria-haspopup="dialog">
          <IconMenu2 size={20} stroke={1.5} aria-hidden="true" />
          More
        </button>
      </nav>
      <Drawer
        opened={isOpen}
        onClose={sheet.close}
        position="bottom"
        size="auto"
        title="All places"
        classNames={{ content: css.sheet ?? '' }}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {sections.map((section) => (
          <div key={section.title ?? 'start'} className={css.section}>
            {section.title && <h3 className={css.title}>{section.title}</h3>}
            {section.entries.map((entry) => (
              <Link key={entry.to} to={entry.to} className={css.row} onClick={sheet.close}>
                <entry.icon size={20} stroke={1.5} aria-hidden="true" />
                {entry.label}
              </Link>
            ))}
          </div>
        ))}
      </Drawer>
    </>
  )
}
