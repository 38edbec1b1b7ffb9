import { guideLanguages } from '#domain/authored-tours/languages.ts'
import { diets, meals, vehicles } from '#domain/authored-tours/tour-shape.ts'
import { tourCategories, tourInterests, tourServices } from '#domain/tours/kinds.ts'
import { type DocumentField, textOf } from '../../../kit/document-form/document-field.ts'
import { languageName } from '../../../products/tour/language-name.ts'
import { type FieldsOfStep, newId, optionsOf, wordsOf } from './step-context.ts'

/** The fields of the steps about the tour as a whole. */

export const nameFields: FieldsOfStep = () => [
  { kind: 'text', key: 'title', label: 'Name', help: 'For example "The city by boat: sunset on the lagoon".', most: 120 },
  { kind: 'ticks', key: 'categories', label: 'What kind of tour it is', options: optionsOf(tourCategories) },
  { kind: 'text', key: 'reference', label: 'Your code (optional)', help: 'Only your agency sees it.', most: 40 },
]

export const descriptionFields: FieldsOfStep = () => [
  { kind: 'text', key: 'summary', label: 'Summary', help: 'One or two sentences for lists.', most: 300, rows: 2 },
  {
    kind: 'text',
    key: 'text',
    label: 'Description',
    help: 'An empty line begins a new paragraph. **Bold** between two stars; a line that begins with "- " is a list.',
    most: 6_000,
    rows: 8,
  },
  { kind: 'lines', key: 'highlights', label: 'Highlights (optional)', help: 'One in each line, at most 20.' },
]

export const locationFields: FieldsOfStep = ({ countries, start, tour }) => [
  { kind: 'text', key: 'city', label: 'City', most: 80 },
  { kind: 'choice', key: 'country', label: 'Country', options: [{ value: '', label: 'Choose a country' }, ...countries] },
  {
    kind: 'point',
    key: 'point',
    label: 'Pin of the tour',
    help: `Travellers find it by its place. Its time zone follows from the pin: ${tour.location.zone}.`,
    start,
  },
  {
    kind: 'rows',
    key: 'stops',
    label: 'Stops on the way (optional)',
    help: 'In their order: the page shows them with a map of the route.',
    add: 'Add a stop',
    most: 40,
    titleOf: (row, at) => textOf(row.title) || `Stop ${at + 1}`,
    make: () => ({ id: newId(), title: '', description: '', point: null, minutes: null }),
    fieldsOf: () => [
      { kind: 'text', key: 'title', label: 'Name', most: 120 },
      { kind: 'number', key: 'minutes', label: 'Minutes there (optional)', least: 1, most: 10_080, isOptional: true },
      { kind: 'text', key: 'description', label: 'What happens there (optional)', most: 1_000, rows: 2 },
      { kind: 'point', key: 'point', label: 'Pin of the stop', start: tour.location.point ?? start },
    ],
  },
]

export const keywordFields: FieldsOfStep = () => [
  { kind: 'lines', key: 'keywords', label: 'Keywords', help: 'One in each line, as travellers would type them.' },
  { kind: 'lines', key: 'attractions', label: 'Sights that it visits', help: 'One in each line.' },
  { kind: 'ticks', key: 'interests', label: 'What it is about', options: optionsOf(tourInterests) },
  { kind: 'ticks', key: 'services', label: 'What it offers', options: optionsOf(tourServices) },
]

const kindsOfGuide = [
  { value: 'guided', label: 'A guide leads it' },
  { value: 'host', label: 'A host or instructor' },
  { value: 'none', label: 'Nobody: visitors go by themselves' },
]
const waysOfSpeaking = [
  { value: 'live', label: 'Spoken live' },
  { value: 'audio', label: 'Audio guide' },
  { value: 'written', label: 'Written' },
]
const languageOptions = guideLanguages
  .map((value) => ({ value: String(value), label: languageName(value) }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en'))

export const guideFields: FieldsOfStep = () => [
  { kind: 'choice', key: 'kind', label: 'Who leads it', options: kindsOfGuide },
  {
    kind: 'rows',
    key: 'languages',
    label: 'Languages',
    add: 'Add a language',
    most: 60,
    isCompact: true,
    titleOf: (row) => languageName(textOf(row.language)),
    make: () => ({ language: 'en', kind: 'live' }),
    fieldsOf: () => [
      { kind: 'choice', key: 'language', label: 'Language', options: languageOptions },
      { kind: 'choice', key: 'kind', label: 'How', options: waysOfSpeaking },
    ],
  },
]

const note = (label: string): DocumentField => ({ kind: 'text', key: 'note', label, most: 1_000, rows: 3 })

export const foodFields: FieldsOfStep = () => [
  { kind: 'ticks', key: 'meals', label: 'What is included', options: wordsOf(meals) },
  { kind: 'ticks', key: 'diets', label: 'Diets that are catered for', options: wordsOf(diets) },
  note('Anything else about food (optional)'),
]

export const transportationFields: FieldsOfStep = () => [
  { kind: 'ticks', key: 'vehicles', label: 'How travellers move', options: wordsOf(vehicles) },
  { kind: 'tick', key: 'isPrivate', label: 'Nobody else is in the vehicle' },
  note('Anything else about transportation (optional)'),
]

export const extraInfoFields: FieldsOfStep = () => [
  { kind: 'lines', key: 'inclusions', label: 'Included', help: 'One in each line.' },
  { kind: 'lines', key: 'exclusions', label: 'Not included', help: 'One in each line.' },
  { kind: 'lines', key: 'bring', label: 'What to bring', help: 'One in each line.' },
  { kind: 'lines', key: 'restrictions', label: 'Who cannot take part, and what is forbidden', help: 'One in each line.' },
  { kind: 'tick', key: 'isWheelchairAccessible', label: 'Wheelchair accessible' },
  {
    kind: 'rows',
    key: 'faqs',
    label: 'Questions and answers',
    add: 'Add a question',
    most: 20,
    titleOf: (row, at) => textOf(row.question) || `Question ${at + 1}`,
    make: () => ({ question: '', answer: '' }),
    fieldsOf: () => [
      { kind: 'text', key: 'question', label: 'Question', most: 200 },
      { kind: 'text', key: 'answer', label: 'Answer', most: 1_000, rows: 2 },
    ],
  },
]

export const optionListFields: FieldsOfStep = () => [
  {
    kind: 'rows',
    key: 'options',
    label: 'Options',
    add: 'Add an option',
    most: 20,
    titleOf: (row, at) => textOf(row.name) || `Option ${at + 1}`,
    make: () => ({ id: newId(), name: '', description: '' }),
    fieldsOf: () => [
      { kind: 'text', key: 'name', label: 'Name', most: 120 },
      { kind: 'text', key: 'description', label: 'What is different (optional)', most: 1_000, rows: 2 },
    ],
  },
]

export const connectivityFields: FieldsOfStep = ({ section, sellers }) => [
  {
    kind: 'choice',
    key: 'sellers',
    label: 'Who may sell it over OCTO',
    help: 'OCTO is the interface by which other companies sell tours.',
    options: [
      { value: 'none', label: 'Only your agency' },
      { value: 'all', label: 'Every reseller of your agency' },
      ...(sellers.length > 0 || section.sellers === 'chosen'
        ? [{ value: 'chosen', label: 'The resellers that you choose' }]
        : []),
    ],
  },
  ...(section.sellers === 'chosen'
    ? [
        {
          kind: 'ticks' as const,
          key: 'resellerIds',
          label: 'Resellers',
          help: 'With the time of their last call.',
          options: sellers,
        },
      ]
    : []),
]
