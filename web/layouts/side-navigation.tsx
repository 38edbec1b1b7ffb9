import { IconLayoutSidebar } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Tip } from '../kit/tip.tsx'
import type { Session } from '../session.ts'
import { AgencyMark, iconOf } from './brand.tsx'
import type { NavigationEntry, NavigationSection } from './navigation.ts'
import css from './side-navigation.module.css'

type Props = {
  sections: NavigationSection[]
  current: NavigationEntry | null
  agency: Session['agency']
  /** Only icons; labels are tooltips. */
  isNarrow: boolean
  onToggle: () => void
}

/** The portal's navigation, by product and area. */
export function SideNavigation({ sections, current, agency, isNarrow, onToggle }: Props) {
  return (
    <aside className={css.side} data-no-print>
      <div className={css.head}>
        <Link to="/dashboard" className={css.agency}>
          <AgencyMark name={agency?.name ?? 'Your agency'} logoUrl={iconOf(agency)} />
          <span className={css.agencyName}>
            {agency?.name ?? 'Your agency'}
            <span className="visually-hidden">, dashboard</span>
          </span>
        </Link>
      </div>
      <nav className={css.sections} aria-label="Main">
        {sections.map((section) => (
          <div key={section.title ?? 'start'} className={css.section}>
            {section.title && <h2 className={css.title}>{section.title}</h2>}
            {section.entries.map((entry) => (
              <Entry key={entry.to} entry={entry} isCurrent={entry === current} isNarrow={isNarrow} />
            ))}
          </div>
        ))}
      </nav>
      <div className={css.foot}>
        <Tip label={`${isNarrow ? 'Show names' : 'Only icons'}  [`} side="right">
          <button type="button" className={css.entry} onClick={onToggle} aria-expanded={!isNarrow}>
            <IconLayoutSidebar size={18} stroke={1.5} aria-hidden="true" />
            <span className={css.label}>Collapse</span>
          </button>
        </Tip>
      </div>
    </aside>
  )
}

function Entry({ entry, isCurrent, isNarrow }: { entry: NavigationEntry; isCurrent: boolean; isNarrow: boolean }) {
  const link = (
    <Link to={entry.to} prefetch="intent" className={css.entry} aria-current={isCurrent ? 'page' : undefined}>
      <entry.icon size={18} stroke={1.5} aria-hidden="true" />
      <span className={css.label}>{entry.label}</span>
    </Link>
  )
  return isNarrow ? (
    <Tip label={entry.label} side="right">
      {link}
    </Tip>
  ) : (
    link
  )
}
