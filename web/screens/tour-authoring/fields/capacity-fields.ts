import type { DocumentField, DocumentValue } from '../../../kit/document-form/document-field.ts'
import type { FieldsOfStep } from './step-context.ts'

/** The fields of the step "Capacity". */

const DAY_HOURS = 24
const HOUR = 60

export const capacityFields: FieldsOfStep = ({ option, resources }) => {
  const [first] = resources
  const labels = resources.map(({ id, name, capacity }) => ({ value: id, label: `${name} (${capacity})` }))
  return [
    ...(option.capacity.mode === 'freesale'
      ? []
      : [
          {
            kind: 'number' as const,
            key: 'seats',
            label: option.setup.kind === 'start-times' ? 'Seats of a departure' : 'Visitors in a day',
            help: 'Empty: only resources limit it.',
            least: 1,
            most: 10_000,
            isOptional: true as const,
          },
        ]),
    { kind: 'number', key: 'minPerBooking', label: 'A booking has at least', least: 1, most: 10_000 },
    {
      kind: 'number',
      key: 'maxPerBooking',
      label: 'A booking has at most',
      help: 'Empty: no limit.',
      least: 1,
      most: 10_000,
      isOptional: true,
    },
    {
      kind: 'number',
      key: 'minPerDeparture',
      label: 'Takes place with at least so many travellers',
      help: 'The page of the tour says that with fewer it may be cancelled and refunded. The list of departures marks those with fewer; you cancel them yourself.',
      least: 1,
      most: 10_000,
    },
    {
      kind: 'number',
      key: 'cutOffMinutes',
      label: 'Sold until so many hours before the start',
      most: 366 * DAY_HOURS * HOUR,
      factor: HOUR,
    },
    ...(first
      ? [
          {
            kind: 'rows' as const,
            key: 'resources',
            label: 'Resources (optional)',
            help: 'What this tour shares with others: two departures at the same time cannot both have it.',
            add: 'Add a resource',
            most: 20,
            isCompact: true as const,
            titleOf: (row: DocumentValue) => labels.find(({ value }) => value === row.resourceId)?.label ?? 'Resource',
            make: () => ({ resourceId: first.id, per: 'departure', units: 1 }),
            fieldsOf: (): DocumentField[] => [
              { kind: 'choice', key: 'resourceId', label: 'Resource', options: labels },
              {
                kind: 'choice',
                key: 'per',
                label: 'Used',
                options: [
                  { value: 'departure', label: 'By each departure' },
                  { value: 'person', label: 'By each traveller' },
                ],
              },
              { kind: 'number', key: 'units', label: 'How many', least: 1, most: 1_000 },
            ],
          },
        ]
      : []),
  ]
}
