import type { Api } from '#contract/index.ts'
import { AuditQuery, auditParameters } from '#contract/team/audit.ts'
import { auditActions, auditAreas, auditAreaTitles, auditTitles } from '#domain/team/audit-actions.ts'
import { apiContext } from '../../../context.ts'
import { date, text, title } from '../../../kit/list/columns.tsx'
import { defineList, type FilterOption } from '../../../kit/list/define-list.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { listSays, unreadParameters } from '../../../kit/list/unread-parameters.ts'
import { readQuery } from '../../../kit/list/url.ts'
import { SettingsFrame } from '../../../kit/settings-page.tsx'
import type { Route } from './+types/log'
import css from './team.module.css'

export const meta: Route.MetaFunction = () => [{ title: 'Log of changes' }]

/** The default number of rows per page. */
const usualSize = 25

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = readQuery(request)
  const query = AuditQuery.parse({ ...asked, limit: asked.perPage ?? usualSize })
  const { list, people } = context.get(apiContext).audit
  const [page, { items: persons }] = await Promise.all([list(query), people()])
  return { ...page, persons, perPage: query.limit, unread: unreadParameters(asked, auditParameters, says) }
}

const says = {
  ...listSays,
  who: 'is nobody of the log. Entries of everybody are shown.',
  action: 'is not an action of the log. All actions are shown.',
}

/** The actions of each area, after one for all of them. */
const actionOptions: FilterOption[] = auditAreas.flatMap((area) => {
  const group = auditAreaTitles[area]
  const own = auditActions.filter((action) => action.startsWith(`${area}.`))
  const all = own.length > 1 ? [{ value: area, label: `${group}: any change`, group }] : []
  return [...all, ...own.map((value) => ({ value, label: auditTitles[value], group }))]
})

type Entry = Awaited<ReturnType<Api['audit']['list']>>['items'][number]

type Persons = Awaited<ReturnType<Api['audit']['people']>>['items']

const logList = (persons: Persons) =>
  defineList<Entry>({
    columns: [
      {
        ...title<Entry>('Change', (entry) => entry.title, { onCard: 'title' }),
        cell: ({ title: says, subject, changes }) => (
          <div className={css.person}>
            <p className={css.name}>
              {says}: {subject}
            </p>
            {changes.map((line) => (
              <p key={line} className={css.email}>
                {line}
              </p>
            ))}
          </div>
        ),
      },
      text('Who', (entry) => entry.actor),
      text('From', (entry) => entry.ipAddress, { room: 'wide' }),
      date('Time', (entry) => entry.at, { withTime: true }),
    ],
    rowKey: (entry) => entry.id,
    filters: [
      { param: 'who', label: 'Anybody', options: persons.map(({ who, name }) => ({ value: who, label: name })) },
      { param: 'action', label: 'Any action', options: actionOptions },
    ],
    days: 'Changed',
    search: 'Person or subject',
    empty: {
      title: 'No changes yet',
      text: 'Changes of members, roles and settings are listed here. Nobody can edit or delete them.',
    },
  })

/** Who changed what in the agency, newest first. */
export default function Log({ loaderData: { items, persons, next, total, perPage, unread } }: Route.ComponentProps) {
  return (
    <SettingsFrame>
      <ListPage
        title="Log of changes"
        context="Who changed what, newest first. Entries cannot be edited or deleted."
        list={logList(persons)}
        rows={items}
        paging={{ next, total, perPage, usual: usualSize }}
        csvHref="/api/audit.csv"
        unread={unread}
      />
    </SettingsFrame>
  )
}
