import type { OwnTourRow } from '#contract/tour-authoring/own-tours.ts'
import { authoredTourStatuses } from '#domain/authored-tours/tour-shape.ts'
import { date, text, title } from '../../kit/list/columns.tsx'
import { defineList } from '../../kit/list/define-list.ts'
import { Pill } from '../../kit/status-pill.tsx'
import { statusFaces, stepTitle } from '../tour-authoring/own-tour-words.ts'
import { overviewAddress } from '../tour-authoring/tour-address.ts'

const nextOf = ({ nextStep, status, hasChanges }: OwnTourRow): string => {
  if (nextStep) return stepTitle(nextStep)
  if (status === 'draft') return 'Publish'
  return hasChanges ? 'Publish the changes' : '–'
}

/** The list of the agency's own tours. */
export const ownTourList = defineList<OwnTourRow>({
  columns: [
    title('Tour', (row) => row.title || 'New tour', { onCard: 'title' }),
    {
      label: 'Status',
      onCard: 'aside',
      cell: ({ status }) => <Pill tone={statusFaces[status].tone}>{statusFaces[status].label}</Pill>,
    },
    { key: 'city', ...text('City', (row) => row.city || '–') },
    { key: 'score', ...text('Score', (row) => `${row.score} of 100`), align: 'end' },
    { key: 'next', ...text('Next step', nextOf) },
    { key: 'changed', ...date('Changed', (row) => row.changedAt, { withTime: true, room: 'wide' }) },
    { key: 'by', isOptional: true, ...text('Changed by', (row) => row.changedBy) },
  ],
  rowKey: (row) => row.id,
  rowHref: (row) => overviewAddress(row.id),
  rowLabel: (row) => row.title || 'New tour',
  filters: [
    {
      param: 'status',
      label: 'Not archived',
      options: authoredTourStatuses.map((status) => ({ value: status, label: statusFaces[status].label })),
    },
  ],
  search: 'Name or city',
  views: 'own-tours',
  empty: {
    title: 'No tours of your own yet',
    text: 'Create a tour, publish it, and it is sold by your agency and its resellers.',
  },
})
