import { formatDate } from '#domain/dates.ts'
import { unitKindLabels, weekdayLabels } from '#domain/tours/kinds.ts'
import {
  type DocumentField,
  type DocumentValue,
  numberOf,
  rowsOf,
  textOf,
  textsOf,
} from '../../../kit/document-form/document-field.ts'
import { type FieldsOfStep, newId, optionsOf } from './step-context.ts'

/** The fields of the steps about times, people and capacity. */

export const modeFields: FieldsOfStep = () => [
  {
    kind: 'choice',
    key: 'kind',
    label: 'Travellers book',
    options: [
      { value: 'start-times', label: 'A start: a day and a time' },
      { value: 'opening-hours', label: 'A day: they come within opening hours' },
    ],
  },
  {
    kind: 'choice',
    key: 'mode',
    label: 'Places',
    help: 'On request, nothing is promised until your agency confirms the booking.',
    options: [
      { value: 'limited', label: 'Limited, confirmed at once' },
      { value: 'freesale', label: 'Without limit, confirmed at once' },
      { value: 'on-request', label: 'Limited, on request' },
    ],
  },
]

const labels: Readonly<Record<string, string>> = weekdayLabels
const labelOf = (day: string) => (labels[day] ?? day).slice(0, 3)

const weekdays: DocumentField = {
  kind: 'ticks',
  key: 'weekdays',
  label: 'Weekdays',
  help: 'None chosen: every day.',
  options: optionsOf(weekdayLabels),
}

const ruleLabels: Record<string, string> = {
  weekly: 'Every week',
  yearly: 'Every year',
  range: 'Between two days',
  day: 'One day',
}

const daysOf = (kind: string): DocumentField[] => {
  if (kind === 'day') return [{ kind: 'day', key: 'day', label: 'Day' }]
  if (kind === 'yearly')
    return [{ kind: 'year-day', key: 'from', label: 'From' }, { kind: 'year-day', key: 'to', label: 'To' }, weekdays]
  if (kind === 'range') return [{ kind: 'day', key: 'from', label: 'From' }, { kind: 'day', key: 'to', label: 'To' }, weekdays]
  return [
    weekdays,
    { kind: 'day', key: 'from', label: 'First day (optional)', isOptional: true },
    { kind: 'day', key: 'to', label: 'Last day (optional)', isOptional: true },
  ]
}

const timesTold = (row: DocumentValue) =>
  rowsOf(row.times)
    .map(({ from, to }) => (to ? `${textOf(from)}–${textOf(to)}` : textOf(from)))
    .join(', ')

const daysTold = ({ from, to }: DocumentValue) =>
  from === to ? formatDate(textOf(from)) : `${formatDate(textOf(from))} to ${formatDate(textOf(to))}`

const weekdayNames = (row: DocumentValue) =>
  textsOf(row.weekdays)
    .map((day) => labelOf(day))
    .join(', ')

const ruleTitle = (row: DocumentValue) =>
  [ruleLabels[textOf(row.kind)], weekdayNames(row), timesTold(row)].filter(Boolean).join(' · ')

export const scheduleFields: FieldsOfStep = ({ option, today, tour }) => {
  const isStart = option.setup.kind === 'start-times'
  const time = () => (isStart ? { from: '09:00', to: null } : { from: '09:00', to: '17:00' })
  const times: DocumentField = {
    kind: 'rows',
    key: 'times',
    label: isStart ? 'Start times' : 'Opening hours',
    add: isStart ? 'Add a start time' : 'Add opening hours',
    most: 24,
    isCompact: true,
    titleOf: (row) => (isStart ? textOf(row.from) : `${textOf(row.from)}–${textOf(row.to)}`),
    make: time,
    fieldsOf: () =>
      isStart
        ? [{ kind: 'time', key: 'from', label: 'Start' }]
        : [
            { kind: 'time', key: 'from', label: 'Opens' },
            { kind: 'time', key: 'to', label: 'Closes', isOptional: true },
          ],
  }
  return [
    {
      kind: 'rows',
      key: 'rules',
      label: 'When it takes place',
      help: `In the time zone of the tour: ${tour.location.zone}. Rules add up.`,
      add: 'Add a weekly rule',
      most: 100,
      titleOf: ruleTitle,
      make: () => ({ id: newId(), kind: 'weekly', weekdays: [], from: null, to: null, times: [time()] }),
      others: [
        {
          add: 'Add a yearly rule',
          make: () => ({ id: newId(), kind: 'yearly', weekdays: [], from: '06-01', to: '08-31', times: [time()] }),
        },
        {
          add: 'Add a period',
          make: () => ({ id: newId(), kind: 'range', weekdays: [], from: today, to: today, times: [time()] }),
        },
        { add: 'Add a day', make: () => ({ id: newId(), kind: 'day', day: today, times: [time()] }) },
      ],
      fieldsOf: (row) => [...daysOf(textOf(row.kind)), times],
    },
    {
      kind: 'rows',
      key: 'exceptions',
      label: 'Exceptions (optional)',
      help: 'Days on which it is closed or has other times, such as public holidays.',
      add: 'Add an exception',
      most: 200,
      titleOf: (row) => `${daysTold(row)}: ${timesTold(row) || 'closed'}`,
      make: () => ({ id: newId(), from: today, to: today, times: [], note: '' }),
      fieldsOf: () => [
        { kind: 'day', key: 'from', label: 'From' },
        { kind: 'day', key: 'to', label: 'To' },
        { kind: 'text', key: 'note', label: 'Note (optional)', most: 120 },
        { ...times, help: 'Without times it is closed.' },
      ],
    },
  ]
}

export const categoryFields: FieldsOfStep = () => [
  {
    kind: 'rows',
    key: 'categories',
    label: 'Age categories',
    add: 'Add a category',
    most: 12,
    isCompact: true,
    titleOf: (row) => `${textOf(row.title) || 'Category'}, ${numberOf(row.minAge) ?? ''} to ${numberOf(row.maxAge) ?? ''}`,
    make: () => ({
      id: newId(),
      kind: 'other',
      title: '',
      minAge: 0,
      maxAge: 99,
      takesSeat: true,
      canBookAlone: true,
      isAdmitted: true,
    }),
    fieldsOf: () => [
      { kind: 'text', key: 'title', label: 'Name', most: 60 },
      { kind: 'choice', key: 'kind', label: 'Kind', options: optionsOf(unitKindLabels) },
      { kind: 'number', key: 'minAge', label: 'From age', most: 99 },
      { kind: 'number', key: 'maxAge', label: 'To age', most: 99 },
      { kind: 'tick', key: 'isAdmitted', label: 'Can take part' },
      { kind: 'tick', key: 'canBookAlone', label: 'Can book alone' },
      { kind: 'tick', key: 'takesSeat', label: 'Takes a seat' },
    ],
  },
]
