import { ANSWERS_DAYS } from '#domain/authored-tours/sale/personal-answers.ts'
import { questionKinds } from '#domain/tours/kinds.ts'
import { numberOf, textOf } from '../../../kit/document-form/document-field.ts'
import { type FieldsOfStep, newId } from './step-context.ts'

/** The fields of the steps about one option, without its times and prices. */

const HOUR = 60
const MOST_HOURS = 1_440
const questionLabels: Record<(typeof questionKinds)[number], string> = {
  text: 'A line of text',
  longtext: 'A longer text',
  number: 'A number',
  date: 'A day',
  time: 'A time',
  tel: 'A phone number',
  email: 'An e-mail address',
  select: 'One of a list',
  checkbox: 'Yes or no',
}

export const setupFields: FieldsOfStep = () => [
  {
    kind: 'number',
    key: 'durationMinutes',
    label: 'Duration in hours',
    help: 'For example 2.5 for two and a half hours; 48 for two days.',
    least: 1,
    most: 86_400,
    factor: HOUR,
    isOptional: true,
  },
  { kind: 'tick', key: 'isPrivate', label: 'Private: no other travellers take part' },
  {
    kind: 'rows',
    key: 'cancellation',
    label: 'Cancellation',
    help: 'The earliest first. Nothing is refunded after the last one; without any, nothing is refunded at all.',
    add: 'Add a rule',
    most: 6,
    isCompact: true,
    titleOf: (row) => `${numberOf(row.refundPercent) ?? 0}% until ${(numberOf(row.minutesBefore) ?? 0) / HOUR} hours before`,
    make: () => ({ minutesBefore: 1_440, refundPercent: 100 }),
    fieldsOf: () => [
      { kind: 'number', key: 'minutesBefore', label: 'Hours before the start', most: MOST_HOURS * HOUR, factor: HOUR },
      { kind: 'number', key: 'refundPercent', label: 'Refund in per cent', least: 1, most: 100 },
    ],
  },
  {
    kind: 'rows',
    key: 'questions',
    label: 'Questions to travellers (optional)',
    help: 'Asked at the booking. Answers are stored encrypted, and erased with the customer’s data.',
    add: 'Add a question',
    most: 30,
    titleOf: (row, at) => textOf(row.label) || `Question ${at + 1}`,
    make: () => ({
      id: newId(),
      label: '',
      help: '',
      kind: 'text',
      of: 'booking',
      isRequired: false,
      choices: [],
    }),
    fieldsOf: ({ kind }) => [
      { kind: 'text', key: 'label', label: 'Question', most: 200 },
      { kind: 'text', key: 'help', label: 'Hint (optional)', most: 300 },
      {
        kind: 'choice',
        key: 'kind',
        label: 'Answer',
        options: questionKinds.map((value) => ({ value, label: questionLabels[value] })),
      },
      {
        kind: 'choice',
        key: 'of',
        label: 'Asked',
        options: [
          { value: 'booking', label: 'Once for the booking' },
          { value: 'person', label: 'Of each traveller' },
        ],
      },
      ...(kind === 'select' ? [{ kind: 'lines' as const, key: 'choices', label: 'Choices', help: 'One in each line.' }] : []),
      { kind: 'tick', key: 'isRequired', label: 'An answer is required' },
      {
        kind: 'tick',
        key: 'isPersonal',
        label: 'The answer is personal data',
        help: `Shown to members who may see customers, and deleted ${ANSWERS_DAYS} days after the departure.`,
      },
    ],
  },
]

export const meetingFields: FieldsOfStep = ({ option, start, tour }) => [
  {
    kind: 'choice',
    key: 'pickup',
    label: 'Pick-up',
    options: [
      { value: 'none', label: 'Travellers come to the meeting point' },
      { value: 'possible', label: 'They come, or are picked up if they wish' },
      { value: 'required', label: 'All are picked up' },
    ],
  },
  { kind: 'text', key: 'title', label: 'Meeting point', help: 'For example "Gate of the yacht club".', most: 120 },
  { kind: 'text', key: 'address', label: 'Address', most: 240 },
  {
    kind: 'point',
    key: 'point',
    label: 'Pin of the meeting point',
    help: 'Without it, the map shows the pin of the tour.',
    start: tour.location.point ?? start,
  },
  { kind: 'text', key: 'directions', label: 'How to find it (optional)', most: 1_000, rows: 3 },
  {
    kind: 'rows',
    key: 'pickupPoints',
    label: 'Places of pick-up',
    help: 'Only if travellers are picked up.',
    add: 'Add a place',
    most: 60,
    titleOf: (row, at) => textOf(row.name) || `Place ${at + 1}`,
    make: () => ({ id: newId(), name: '', address: '', point: null, minutesBefore: 30 }),
    fieldsOf: () => [
      { kind: 'text', key: 'name', label: 'Name', most: 120 },
      { kind: 'text', key: 'address', label: 'Address', most: 240 },
      { kind: 'number', key: 'minutesBefore', label: 'Minutes before the start', most: 1_440 },
      { kind: 'point', key: 'point', label: 'Pin of the place', start: option.meeting.point ?? tour.location.point ?? start },
    ],
  },
]

export const addOnFields: FieldsOfStep = ({ currencies, currency }) => [
  {
    kind: 'rows',
    key: 'addOns',
    label: 'Add-ons',
    help: 'Travellers choose them when they book, and pay you on the day.',
    add: 'Add an add-on',
    most: 20,
    titleOf: (row, at) => textOf(row.title) || `Add-on ${at + 1}`,
    make: () => ({
      id: newId(),
      title: '',
      description: '',
      per: 'person',
      amount: 0,
      currency,
      stock: null,
    }),
    fieldsOf: (row) => [
      { kind: 'text', key: 'title', label: 'Name', most: 120 },
      {
        kind: 'choice',
        key: 'per',
        label: 'Price',
        options: [
          { value: 'person', label: 'For each person' },
          { value: 'booking', label: 'Once for each booking' },
        ],
      },
      { kind: 'choice', key: 'currency', label: 'Currency', options: currencies },
      { kind: 'amount', key: 'amount', label: 'Amount', currency: textOf(row.currency) },
      {
        kind: 'number',
        key: 'stock',
        label: 'Pieces for each departure',
        help: 'Empty: enough for everybody.',
        most: 10_000,
        isOptional: true,
      },
      { kind: 'text', key: 'description', label: 'Description (optional)', most: 500, rows: 2 },
    ],
  },
]
