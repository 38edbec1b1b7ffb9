import { type KeyboardEvent, type ReactNode, useId } from 'react'
import css from './tabs.module.css'

type Props = {
  /** The accessible name of the tabs. */
  label: string
  tabs: readonly { id: string; title: ReactNode }[]
  open: string
  onOpen: (id: string) => void
  /** The content of the open tab. */
  children: ReactNode
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Tabs. Arrow keys change between them, as the ARIA practices for tabs require. */
export function Tabs({ label, tabs, open, onOpen, children }: Props) {
  const id = useId()
  const move = (event: KeyboardEvent) => {
    const next =
      tabs[
        steps[event.key]?.(
          tabs.findIndex((tab) => tab.id === open),
          tabs.length,
        ) ?? -1
      ]
    if (!next) return
    event.preventDefault()
    onOpen(next.id)
    document.getElementById(`${id}-${next.id}`)?.focus()
  }
  return (
    <div>
      <div role="tablist" aria-label={label} className={css.list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className={css.tab}
            aria-selected={tab.id === open}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === open ? 0 : -1}
            onClick={() => onOpen(tab.id)}
            onKeyDown={move}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`}>
        {children}
      </div>
    </div>
  )
}
