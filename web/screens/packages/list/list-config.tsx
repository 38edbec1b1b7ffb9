import { href } from 'react-router'
import type { PackageRow } from '#contract/packages/package-shapes.ts'
import { packageStatuses } from '#domain/packages/package-content.ts'
import { formatDate } from '#domain/dates.ts'
import { date, text, title } from '../../../kit/list/columns.tsx'
import { defineList } from '../../../kit/list/define-list.ts'
import { Pill } from '../../../kit/status-pill.tsx'
import { statusFace } from '../package-words.ts'

/** The list of packages. */
export const packageList = defineList<PackageRow>({
  columns: [
    title('Package', (row) => row.name, { onCard: 'title' }),
    {
      label: 'Status',
      onCard: 'aside',
      cell: ({ status }) => {
        const { label, tone } = statusFace(status)
        return <Pill tone={tone}>{label}</Pill>
      },
    },
    { key: 'items', ...text('Items', (row) => String(row.items)), align: 'end' },
    { key: 'next', ...text('Next departure', (row) => (row.nextDay ? formatDate(row.nextDay) : '–')) },
    { key: 'places', ...text('Places taken', (row) => `${row.taken} of ${row.places}`), align: 'end' },
    { key: 'changed', ...date('Changed', (row) => row.changedAt, { withTime: true, room: 'wide' }) },
    { key: 'by', isOptional: true, ...text('Changed by', (row) => row.changedBy) },
  ],
  rowKey: (row) => row.id,
  rowHref: (row) => href('/packages/:id', { id: row.id }),
  rowLabel: (row) => row.name,
  filters: [
    {
      param: 'status',
      label: 'Not archived',
      options: packageStatuses.map((status) => ({ value: status, label: statusFace(status).label })),
    },
  ],
  search: 'Name or address',
  views: 'packages',
  empty: {
    title: 'No packages yet',
    text: 'A package sells the items of a planned trip at one price, on the departures that you choose.',
  },
})
