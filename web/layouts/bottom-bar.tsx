import { CloseButton } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import css from './bottom-bar.module.css'
import type { NavigationEntry, NavigationSection } from './navigation.ts'

type Props = { sections: NavigationSection[]; current: NavigationEntry | null }

/** Phones: the four most used places and a sheet with all of them. */
export function BottomBar({ sections, current }: Props) {
  const sheet = useRef<HTMLDialogElement>(null)
  const close = () => sheet.current?.close()
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
        <button type="button" className={css.place} onClick={() => sheet.current?.showModal()} aria-haspopup="dialog">
          <IconMenu2 size={20} stroke={1.5} aria-hidden="true" />
          More
        </button>
      </nav>
      {/* What is pressed beside the sheet is its backdrop, and that is the dialog itself. */}
      <dialog
        ref={sheet}
        className={css.sheet}
        aria-labelledby="all-places"
        onPointerDown={({ target, currentTarget }) => target === currentTarget && close()}
      >
        <div className={css.places}>
          <header className={css.head}>
            <h2 id="all-places" className={css.heading}>
              All places
            </h2>
            <CloseButton aria-label="Close" onClick={close} />
          </header>
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
        </div>
      </dialog>
    </>
  )
}
