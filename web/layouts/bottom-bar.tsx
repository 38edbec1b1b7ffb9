import { IconMenu2 } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Dialog } from '../kit/dialog.tsx'
import css from './bottom-bar.module.css'
import type { NavigationEntry, NavigationSection } from './navigation.ts'

type Props = { sections: NavigationSection[]; current: NavigationEntry | null }

/** Phones: the four most used places and a sheet with all of them. */
export function BottomBar({ sections, current }: Props) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
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
        <button type="button" className={css.place} onClick={() => setOpen(true)} aria-haspopup="dialog">
          <IconMenu2 size={20} stroke={1.5} aria-hidden="true" />
          More
        </button>
      </nav>
      <Dialog title="All places" isOpen={isOpen} onClose={close} shape="rise">
        {sections.map((section) => (
          <div key={section.title ?? 'start'} className={css.section}>
            {section.title && <h3 className={css.title}>{section.title}</h3>}
            {section.entries.map((entry) => (
              <Link key={entry.to} to={entry.to} className={css.row} onClick={close}>
                <entry.icon size={20} stroke={1.5} aria-hidden="true" />
                {entry.label}
              </Link>
            ))}
          </div>
        ))}
      </Dialog>
    </>
  )
}
