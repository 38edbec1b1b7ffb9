import { href, Link } from 'react-router'
import { useMay } from '../../session.ts'
import css from './manage.module.css'

const tabs = [
  { id: 'create', title: 'Tours', permission: 'tours:read' },
  { id: 'departures', title: 'Departures', permission: 'tours:read' },
  { id: 'check-in', title: 'Check-in', permission: 'tours:run' },
  { id: 'reviews', title: 'Reviews', permission: 'tours:read' },
  { id: 'resellers', title: 'Resellers', permission: 'tours:run' },
] as const
export type ManageTab = (typeof tabs)[number]['id']

/** The tab of an address; an unknown one is the first. */
export const tabOf = (request: Pick<Request, 'url'>): ManageTab => {
  const asked = new URL(request.url).searchParams.get('tab')
  return tabs.find(({ id }) => id === asked)?.id ?? 'create'
}

export function tabAddress(tab: ManageTab): string {
  if (tab === 'check-in') return href('/manage/check-in')
  return tab === 'create' ? href('/manage') : `${href('/manage')}?tab=${tab}`
}

/** The parts of managing own tours, above each of them. */
export function ManageTabs({ open }: { open: ManageTab }) {
  const may = { 'tours:read': useMay('tours:read'), 'tours:run': useMay('tours:run') }
  const mayGuide = useMay('tours:guide')
  return (
    <nav className={css.tabs} aria-label="Own tours">
      {tabs
        .filter(({ permission }) => may[permission])
        .map(({ id, title }) => (
          <Link
            key={id}
            to={tabAddress(id)}
            // A document of its own: it alone may use the camera.
            reloadDocument={id === 'check-in'}
            aria-current={id === open ? 'page' : undefined}
            className={css.tab}
          >
            {title}
          </Link>
        ))}
      {mayGuide && (
        <Link to={href('/manage/today')} className={css.tab}>
          Tours I guide
        </Link>
      )}
    </nav>
  )
}
